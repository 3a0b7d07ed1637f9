import { CITATION_STYLES, type CitationStyle } from '@redraft/contracts'

/** How a style cites in running text. `author` is MLA: name and page, no year. */
export type CitationKind = 'author-date' | 'author' | 'numeric' | 'note'

/** Locales a caller may ask for; some styles have one of their own (`forcedLocale`). */
export type CitationLocale = 'en-US' | 'en-GB' | 'zh-CN' | 'zh-TW'

export interface Style extends CitationStyle {
  /** File name of the CSL style without `.csl`, the last part of its id in the styles repository. */
  readonly cslId: string
  readonly kind: CitationKind
  /** False where the style has footnotes only. */
  readonly hasBibliography: boolean
  readonly forcedLocale?: CitationLocale
}

/** The styles served, by our id. Editions are those named in each style's `<info>`. */
export const STYLES = {
  apa: {
    ...CITATION_STYLES.apa,
    cslId: 'apa',
    kind: 'author-date',
    hasBibliography: true,
  },
  mla: {
    ...CITATION_STYLES.mla,
    cslId: 'modern-language-association',
    kind: 'author',
    hasBibliography: true,
  },
  chicago: {
    ...CITATION_STYLES.chicago,
    cslId: 'chicago-author-date',
    kind: 'author-date',
    hasBibliography: true,
  },
  'chicago-notes': {
    ...CITATION_STYLES['chicago-notes'],
    cslId: 'chicago-notes-bibliography',
    kind: 'note',
    hasBibliography: true,
  },
  ieee: {
    ...CITATION_STYLES.ieee,
    cslId: 'ieee',
    kind: 'numeric',
    hasBibliography: true,
  },
  harvard: {
    ...CITATION_STYLES.harvard,
    cslId: 'harvard-cite-them-right',
    kind: 'author-date',
    hasBibliography: true,
    forcedLocale: 'en-GB',
  },
  nature: {
    ...CITATION_STYLES.nature,
    cslId: 'nature',
    kind: 'numeric',
    hasBibliography: true,
    forcedLocale: 'en-GB',
  },
  vancouver: {
    ...CITATION_STYLES.vancouver,
    cslId: 'nlm-citation-sequence',
    kind: 'numeric',
    hasBibliography: true,
  },
  acs: {
    ...CITATION_STYLES.acs,
    cslId: 'american-chemical-society',
    kind: 'numeric',
    hasBibliography: true,
  },
  ama: {
    ...CITATION_STYLES.ama,
    cslId: 'american-medical-association',
    kind: 'numeric',
    hasBibliography: true,
  },
  'gb-t': {
    ...CITATION_STYLES['gb-t'],
    cslId: 'china-national-standard-gb-t-7714-2015-numeric',
    kind: 'numeric',
    hasBibliography: true,
    forcedLocale: 'zh-CN',
  },
  'gb-t-author-date': {
    ...CITATION_STYLES['gb-t-author-date'],
    cslId: 'china-national-standard-gb-t-7714-2015-author-date',
    kind: 'author-date',
    hasBibliography: true,
    forcedLocale: 'zh-CN',
  },
  oscola: {
    ...CITATION_STYLES.oscola,
    cslId: 'oscola',
    kind: 'note',
    hasBibliography: true,
    forcedLocale: 'en-GB',
  },
  bluebook: {
    ...CITATION_STYLES.bluebook,
    cslId: 'bluebook-law-review',
    kind: 'note',
    hasBibliography: false,
  },
} as const satisfies Record<string, Style>

export type StyleId = keyof typeof STYLES

/** Every style id, in the order of the contract. */
export const STYLE_IDS = Object.keys(STYLES) as readonly StyleId[]

/** A style's entry, typed without the literals of the table. */
export const styleOf = (id: StyleId): Style => STYLES[id]
