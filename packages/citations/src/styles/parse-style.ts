import { STYLE_IDS, type StyleId, styleOf } from './style-table.ts'

const bare = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const SPELLINGS: ReadonlyMap<string, StyleId> = new Map(
  STYLE_IDS.flatMap((id) => [bare(id), ...styleOf(id).aliases].map((spelling) => [spelling, id] as const)),
)

/** `apa7thedition` → `apa` and `7`; the mark is checked, so that `apa6` is not served as APA 7. */
const WITH_EDITION = /^(.+?)(?:(\d{1,4})(?:st|nd|rd|th)?)?(?:edition|edn|ed)?(?:style)?$/u

/**
 * The style meant by a caller: any case, with or without punctuation, with the edition we serve or none
 * (`GB/T`, `gbt7714-2015`, `APA7`, `apa 7th edition`). Undefined for anything else, other editions included.
 */
export function parseStyle(value: string): StyleId | undefined {
  const spelling = bare(value)
  const exact = SPELLINGS.get(spelling)
  if (exact) return exact
  const [, name = '', edition] = WITH_EDITION.exec(spelling) ?? []
  const id = SPELLINGS.get(name)
  if (!id) return undefined
  return edition === undefined || styleOf(id).editions.includes(edition) ? id : undefined
}
