/** What callers may say for a style, and what is shown of it. */
export interface CitationStyle {
  readonly name: string
  readonly edition: string
  /** Accepted spellings besides the id, letters and digits only. */
  readonly aliases: readonly string[]
  /** Edition marks that may follow a spelling, as in `apa7`. */
  readonly editions: readonly string[]
}

/** The citation styles by id: the one table of ids and spellings. How each is rendered is the engine's business. */
export const CITATION_STYLES = {
  apa: {
    name: 'APA Style',
    edition: '7th edition',
    aliases: ['americanpsychologicalassociation'],
    editions: ['7', '2020'],
  },
  mla: {
    name: 'MLA Handbook',
    edition: '9th edition',
    aliases: ['modernlanguageassociation'],
    editions: ['9', '2021'],
  },
  chicago: {
    name: 'Chicago Manual of Style, author-date',
    edition: '18th edition',
    aliases: ['chicagoauthordate', 'chicagomanualofstyle', 'cmos', 'cms', 'cmosauthordate', 'turabian'],
    editions: ['18', '2024'],
  },
  'chicago-notes': {
    name: 'Chicago Manual of Style, notes and bibliography',
    edition: '18th edition',
    aliases: ['chicagonote', 'chicagonotesbibliography', 'chicagofullnote', 'chicagofootnotes', 'cmosnotes'],
    editions: ['18', '2024'],
  },
  ieee: {
    name: 'IEEE Reference Guide',
    edition: '29 November 2023',
    aliases: [],
    editions: ['2023'],
  },
  harvard: {
    name: 'Harvard, Cite Them Right',
    edition: '12th edition',
    aliases: ['harvardcitethemright', 'citethemright', 'ctr'],
    editions: ['12', '2022'],
  },
  nature: {
    name: 'Nature',
    edition: 'as in the style of 2026',
    aliases: ['naturejournal'],
    editions: [],
  },
  vancouver: {
    name: 'Vancouver, NLM Citing Medicine (citation sequence)',
    edition: '2nd edition',
    aliases: ['nlm', 'nlmcitationsequence', 'citingmedicine', 'icmje', 'nationallibraryofmedicine'],
    editions: ['2'],
  },
  acs: {
    name: 'ACS Guide to Scholarly Communication',
    edition: '2022 revision',
    aliases: ['americanchemicalsociety'],
    editions: ['2022'],
  },
  ama: {
    name: 'AMA Manual of Style',
    edition: '11th edition',
    aliases: ['americanmedicalassociation', 'jama'],
    editions: ['11', '2020'],
  },
  'gb-t': {
    name: 'GB/T 7714-2015, numeric',
    edition: '2015',
    aliases: ['gb', 'gbt7714', 'gb7714', 'gbtnumeric', 'gbt7714numeric', 'gbt77142015numeric', '国标'],
    editions: ['2015'],
  },
  'gb-t-author-date': {
    name: 'GB/T 7714-2015, author-date',
    edition: '2015',
    aliases: ['gbt7714authordate', 'gb7714authordate', 'gbt77142015authordate'],
    editions: ['2015'],
  },
  oscola: {
    name: 'OSCOLA',
    edition: '4th edition',
    aliases: [],
    editions: ['4', '2012'],
  },
  bluebook: {
    name: 'The Bluebook, law review',
    edition: 'as in the style of May 2025',
    aliases: ['bluebooklawreview', 'thebluebook'],
    editions: [],
  },
} as const satisfies Record<string, CitationStyle>

export type CitationStyleId = keyof typeof CITATION_STYLES

/** Every style id, in the order of the contract. */
export const CITATION_STYLE_IDS = Object.keys(CITATION_STYLES) as [CitationStyleId, ...CitationStyleId[]]

const bare = (value: string): string =>
  value
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

const SPELLINGS: ReadonlyMap<string, CitationStyleId> = new Map(
  CITATION_STYLE_IDS.flatMap((id) =>
    [bare(id), ...CITATION_STYLES[id].aliases].map((spelling) => [spelling, id] as const),
  ),
)

/** `apa7thedition` → `apa` and `7`; the mark is checked, so that `apa6` is not served as APA 7. */
const WITH_EDITION = /^(.+?)(?:(\d{1,4})(?:st|nd|rd|th)?)?(?:edition|edn|ed)?(?:style)?$/u

/**
 * The style a caller means: any case, with or without punctuation, with the edition served or none (`GB/T`,
 * `gbt7714-2015`, `APA7`, `apa 7th edition`). Undefined for anything else, other editions included.
 */
export function parseCitationStyle(value: string): CitationStyleId | undefined {
  const spelling = bare(value)
  const exact = SPELLINGS.get(spelling)
  if (exact) return exact
  const [, name = '', edition] = WITH_EDITION.exec(spelling) ?? []
  const id = SPELLINGS.get(name)
  if (!id) return undefined
  const served: readonly string[] = CITATION_STYLES[id].editions
  return edition === undefined || served.includes(edition) ? id : undefined
}
