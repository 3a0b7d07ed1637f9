import { readdirSync, readFileSync } from 'node:fs'
import type { Source } from './find-word-lists.ts'

const ENGINE = new URL('../../../../transform/src/', import.meta.url)
/** Sentences for people: tests and examples, which do not ship. */
const NOT_SHIPPED = /\.(?:test|examples)\.ts$/

/** The code of the engine in the repository. */
export function loadEngineSources(): Source[] {
  const paths = readdirSync(ENGINE, { recursive: true, encoding: 'utf8' })
  return paths
    .filter((path) => path.endsWith('.ts') && !NOT_SHIPPED.test(path))
    .map((path) => ({ path, text: readFileSync(new URL(path, ENGINE), 'utf8') }))
}
