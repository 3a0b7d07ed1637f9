import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { CitationLocale } from './style-table.ts'

const BUNDLED = fileURLToPath(new URL('../../styles/', import.meta.url))

/** Reads a style or locale; the operator's folder goes before the bundled one. */
export interface StyleFiles {
  /** XML of `<cslId>.csl`. */
  style(cslId: string): string
  /** XML of `locales-<locale>.xml`. */
  locale(locale: string): string
}

const LOCALES: ReadonlySet<string> = new Set(['en-US', 'en-GB', 'zh-CN', 'zh-TW'] satisfies CitationLocale[])

/** The short word for an edition in zh-TW is that for a copy: 2 本 for 2 版. */
const patchLocale = (xml: string): string =>
  xml.replace('<term name="edition" form="short">本</term>', '<term name="edition" form="short">版</term>')

/**
 * Style files from `stylesDir` (CSL_STYLES_DIR: files named as in the CSL repositories, `.csl` or `.xml`), else the
 * bundled ones. A style asking for a locale that we do not ship gets en-US.
 */
export function loadStyleFiles(stylesDir?: string): StyleFiles {
  const read = (names: readonly string[]): string => {
    const folders = stylesDir === undefined ? [BUNDLED] : [stylesDir, BUNDLED]
    const path = folders
      .flatMap((folder) => names.map((name) => join(folder, name)))
      .find((candidate) => existsSync(candidate))
    if (path === undefined) throw new Error(`No style file ${names.join(' or ')} in ${folders.join(', ')}`)
    return readFileSync(path, 'utf8')
  }
  return {
    style: (cslId) => read([`${cslId}.csl`, `${cslId}.xml`]),
    locale: (locale) => patchLocale(read([`locales-${LOCALES.has(locale) ? locale : 'en-US'}.xml`])),
  }
}
