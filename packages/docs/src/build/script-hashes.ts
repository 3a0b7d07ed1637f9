import { createHash } from 'node:crypto'

const INLINE = /<script(?![^>]*\bsrc=)[^>]*>([\s\S]*?)<\/script>/g

/** What a Content-Security-Policy must allow so that the inline scripts of a page run: `sha256-…`, each once. */
export function scriptHashes(pages: Iterable<string>): string[] {
  const hashes = new Set<string>()
  for (const page of pages) {
    for (const [, script = ''] of page.matchAll(INLINE)) {
      hashes.add(`sha256-${createHash('sha256').update(script).digest('base64')}`)
    }
  }
  return [...hashes].toSorted()
}
