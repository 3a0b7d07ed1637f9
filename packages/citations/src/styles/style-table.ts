/** How a style cites in running text. `author` is MLA: name and page, no year. */
export type CitationKind = 'author-date' | 'author' | 'numeric' | 'note'

/** Locales a caller may ask for; some styles have one of their own (`forcedLocale`). */
export type CitationLocale = 'en-US' | 'en-GB' | 'zh-CN' | 'zh-TW'

export interface Style {
  readonly name: string
  readonly edition: string
  /** File name of the CSL style without `.csl`, the last part of its id in the styles repository. */
  readonly cslId: string
  readonly kind: CitationKind
  /** False where the style has footnotes only. */
  readonly hasBibliography: boolean
  readonly forcedLocale?: CitationLocale
  /** Accepted spellings besides the id, letters and digits only. */
  readonly aliases: readonly string[]
  /** Edition marks that may follow a spelling, as in `apa7`. */
  readonly editions: readonly string[]
}

/** The styles served, by our id. Editions are those named in each style's `<info>`. */
export const STYLES = {
  apa: {
    name: 'APA Style',
    edition: '7th edition',
    cslId: 'apa',
    kind: 'author-date',
    hasBibliography: true,
    aliases: ['americanpsychologicalassociation'],
    editions: ['7', '2020'],
  },
  mla: {
    name: 'MLA Handbook',
    edition: '9th edition',
    cslId: 'modern-language-association',
    kind: 'author',
    hasBibliography: true,
    aliases: ['modernlanguageassociation'],
    editions: ['9', '2021'],
  },
  chicago: {
    name: 'Chicago Manual of Style, author-date',
    edition: '18th edition',
    cslId: 'chicago-author-date',
    kind: 'author-date',
    hasBibliography: true,
    aliases: ['chicagoauthordate', 'chicagomanualofstyle', 'cmos', 'cms', 'cmosauthordate', 'turabian'],
    editions: ['18', '2024'],
  },
  'chicago-notes': {
    name: 'Chicago Manual of Style, notes and bibliography',
    edition: '18th edition',
    cslId: 'chicago-notes-bibliography',
    kind: 'note',
    hasBibliography: true,
    aliases: ['chicagonote', 'chicagonotesbibliography', 'chicagofullnote', 'chicagofootnotes', 'cmosnotes'],
    editions: ['18', '2024'],
  },
  ieee: {
    name: 'IEEE Reference Guide',
    edition: '29 November 2023',
    cslId: 'ieee',
    kind: 'numeric',
    hasBibliography: true,
    aliases: [],
    editions: ['2023'],
  },
  harvard: {
    name: 'Harvard, Cite Them Right',
    edition: '12th edition',
    cslId: 'harvard-cite-them-right',
    kind: 'author-date',
    hasBibliography: true,
    forcedLocale: 'en-GB',
    aliases: ['harvardcitethemright', 'citethemright', 'ctr'],
    editions: ['12', '2022'],
  },
  nature: {
    name: 'Nature',
    edition: 'as in the style of 2026',
    cslId: 'nature',
    kind: 'numeric',
    hasBibliography: true,
    forcedLocale: 'en-GB',
    aliases: ['naturejournal'],
    editions: [],
  },
  vancouver: {
    name: 'Vancouver, NLM Citing Medicine (citation sequence)',
    edition: '2nd edition',
    cslId: 'nlm-citation-sequence',
    kind: 'numeric',
    hasBibliography: true,
    aliases: ['nlm', 'nlmcitationsequence', 'citingmedicine', 'icmje', 'nationallibraryofmedicine'],
    editions: ['2'],
  },
  acs: {
    name: 'ACS Guide to Scholarly Communication',
    edition: '2022 revision',
    cslId: 'american-chemical-society',
    kind: 'numeric',
    hasBibliography: true,
    aliases: ['americanchemicalsociety'],
    editions: ['2022'],
  },
  ama: {
    name: 'AMA Manual of Style',
    edition: '11th edition',
    cslId: 'american-medical-association',
    kind: 'numeric',
    hasBibliography: true,
    aliases: ['americanmedicalassociation', 'jama'],
    editions: ['11', '2020'],
  },
  'gb-t': {
    name: 'GB/T 7714-2015, numeric',
    edition: '2015',
    cslId: 'china-national-standard-gb-t-7714-2015-numeric',
    kind: 'numeric',
    hasBibliography: true,
    forcedLocale: 'zh-CN',
    aliases: ['gb', 'gbt7714', 'gb7714', 'gbtnumeric', 'gbt7714numeric', 'gbt77142015numeric', '国标'],
    editions: ['2015'],
  },
  'gb-t-author-date': {
    name: 'GB/T 7714-2015, author-date',
    edition: '2015',
    cslId: 'china-national-standard-gb-t-7714-2015-author-date',
    kind: 'author-date',
    hasBibliography: true,
    forcedLocale: 'zh-CN',
    aliases: ['gbt7714authordate', 'gb7714authordate', 'gbt77142015authordate'],
    editions: ['2015'],
  },
  oscola: {
    name: 'OSCOLA',
    edition: '4th edition',
    cslId: 'oscola',
    kind: 'note',
    hasBibliography: true,
    forcedLocale: 'en-GB',
    aliases: [],
    editions: ['4', '2012'],
  },
  bluebook: {
    name: 'The Bluebook, law review',
    edition: 'as in the style of May 2025',
    cslId: 'bluebook-law-review',
    kind: 'note',
    hasBibliography: false,
    aliases: ['bluebooklawreview', 'thebluebook'],
    editions: [],
  },
} as const satisfies Record<string, Style>

export type StyleId = keyof typeof STYLES

/** Every style id, in the order of the contract. */
export const STYLE_IDS = Object.keys(STYLES) as readonly StyleId[]

/** A style's entry, typed without the literals of the table. */
export const styleOf = (id: StyleId): Style => STYLES[id]
