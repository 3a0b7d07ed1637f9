import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { openApiDocument } from '@redraft/contracts/openapi'
import type { Locale } from '../reference/labels.ts'
import type { SiteSource } from '../site/render-site.ts'

/** The package itself and the repository, seen from `src` and from `dist` alike. */
export const packageFolder: string = fileURLToPath(new URL('../../', import.meta.url))
const repositoryFolder = join(packageFolder, '../..')

/** The pages written by hand in one language, by name without `.md`. */
export function readContent(locale: Locale): Map<string, string> {
  const folder = join(packageFolder, 'content', locale)
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.md'),
  )
  return new Map(
    files.toSorted().map((file) => [file.replace(/\.md$/, ''), readFileSync(join(folder, file), 'utf8')]),
  )
}

/** Everything the site is made of as the repository has it. */
export function readSource(): SiteSource {
  return {
    document: openApiDocument(),
    sample: (name) => readFileSync(join(packageFolder, 'samples', name), 'utf8'),
    gallery: JSON.parse(readFileSync(join(packageFolder, 'content/gallery.json'), 'utf8')),
    content: { en: readContent('en'), 'zh-CN': readContent('zh-CN'), 'zh-TW': readContent('zh-TW') },
    notice: readFileSync(join(repositoryFolder, 'NOTICE'), 'utf8'),
    modelCard: readFileSync(join(repositoryFolder, 'packages/detect/MODEL_CARD.md'), 'utf8'),
  }
}
