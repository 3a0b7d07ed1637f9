/** Fields of the manual form under the names that the API knows them by. */
export const SOURCE_TYPES = {
  book: ['title', 'authors', 'year', 'publisher', 'place', 'edition', 'editors', 'isbn'],
  chapter: ['title', 'authors', 'year', 'book_title', 'editors', 'pages', 'publisher', 'place'],
  journal: ['title', 'authors', 'year', 'journal', 'volume', 'issue', 'pages', 'doi'],
  newspaper: ['title', 'authors', 'date', 'newspaper', 'pages', 'url'],
  web: ['title', 'authors', 'date', 'website', 'url', 'accessed'],
  thesis: ['title', 'authors', 'year', 'degree', 'school', 'url'],
  conference: ['title', 'authors', 'year', 'conference', 'pages', 'publisher', 'doi'],
  report: ['title', 'authors', 'year', 'institution', 'number', 'url'],
} as const

export type SourceType = keyof typeof SOURCE_TYPES
export type SourceField = (typeof SOURCE_TYPES)[SourceType][number]
export const SOURCE_TYPE_NAMES = Object.keys(SOURCE_TYPES) as readonly SourceType[]

/** What the manual form holds. */
export interface FieldValues {
  readonly type: SourceType
  readonly values: Readonly<Partial<Record<SourceField, string>>>
}

/** A source as `citation` takes it: an identifier, address or entry as text, or an object of fields. */
export type Source = string | Readonly<Record<string, unknown>>

const PEOPLE: ReadonlySet<SourceField> = new Set(['authors', 'editors'])

/** The object to send: the fields of the chosen type that are filled in, names as a list. */
export function sourceOf({ type, values }: FieldValues): Source {
  const entries = SOURCE_TYPES[type].flatMap((field) => {
    const value = values[field]?.trim() ?? ''
    if (value === '') return []
    const names = value.split(/\s*[;；\n]\s*/).filter((name) => name !== '')
    return [[field, PEOPLE.has(field) ? names : value] as const]
  })
  return { type, ...Object.fromEntries(entries) }
}

const LONGEST_NAME = 80
/** The title of a BibTeX entry (braces one deep inside it) and of an RIS entry. */
const BIBTEX_TITLE = /\btitle\s*=\s*(?:\{((?:[^{}]|\{[^{}]*\})*)\}|"([^"]*)")/i
const RIS_TITLE = /^(?:TI|T1) {1,2}- (.+)$/m

function titleIn(entry: string): string {
  const [, braced, quoted] = BIBTEX_TITLE.exec(entry) ?? []
  return (braced ?? quoted)?.replace(/[{}]/g, '') ?? RIS_TITLE.exec(entry)?.[1] ?? entry
}

/** What to call a source in a list: its title, or what was typed. */
export function nameOf(source: Source): string {
  const title = typeof source === 'string' ? titleIn(source) : String(source.title ?? '')
  const name = [...title.replace(/\s+/g, ' ').trim()]
  return name.length > LONGEST_NAME ? `${name.slice(0, LONGEST_NAME).join('')}…` : name.join('')
}
