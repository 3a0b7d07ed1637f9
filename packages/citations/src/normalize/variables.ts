// The variables of CSL 1.0.2 (appendix IV), by kind.

export const NAME_VARIABLES: ReadonlySet<string> = new Set(
  `author chair collection-editor compiler composer container-author contributor curator director editor
  editor-translator editorial-director executive-producer guest host illustrator interviewer narrator organizer
  original-author performer producer recipient reviewed-author script-writer series-creator translator`.split(
    /\s+/,
  ),
)

export const DATE_VARIABLES: ReadonlySet<string> = new Set(
  'accessed available-date event-date issued original-date submitted'.split(' '),
)

/** Values that are codes, addresses or identifiers: no markup or entities are read in them. */
export const CODE_VARIABLES: ReadonlySet<string> = new Set(
  'citation-key DOI ISBN ISSN PMCID PMID URL language custom'.split(' '),
)

const TEXT_VARIABLES =
  `abstract annote archive archive_collection archive_location archive-place authority call-number
  citation-key citation-label collection-title container-title container-title-short dimensions division DOI
  event-place event-title genre ISBN ISSN jurisdiction keyword language license medium note original-publisher
  original-publisher-place original-title part-title PMCID PMID publisher publisher-place references reviewed-genre
  reviewed-title scale source status title title-short URL volume-title year-suffix original-container-title
  chapter-number citation-number collection-number edition issue locator number number-of-pages number-of-volumes
  page page-first part-number printing-number section supplement-number version volume`.split(/\s+/)

const squash = (key: string): string => key.toLowerCase().replace(/[^a-z]/g, '')

const BY_SPELLING: ReadonlyMap<string, string> = new Map(
  [...TEXT_VARIABLES, ...NAME_VARIABLES, ...DATE_VARIABLES].map((name) => [squash(name), name] as const),
)

/** Other spellings of services: Crossref, Zotero, CSL 1.0.1, citeproc. */
const ALIASES: Readonly<Record<string, string>> = {
  journalabbreviation: 'container-title-short',
  shortcontainertitle: 'container-title-short',
  shorttitle: 'title-short',
  articlenumber: 'number',
  event: 'event-title',
  eventlocation: 'event-place',
  publisherlocation: 'publisher-place',
  citekey: 'citation-key',
  citationkey: 'citation-key',
  doi: 'DOI',
  originaldate: 'original-date',
  updatepolicy: '',
}

/** The CSL variable that a key means, ignoring case, hyphens, spaces and underscores; `undefined` when none. */
export function variableOf(key: string): string | undefined {
  if (key.length > 40) return undefined
  const spelling = squash(key)
  return (
    BY_SPELLING.get(spelling) ??
    (Object.hasOwn(ALIASES, spelling) ? ALIASES[spelling] || undefined : undefined)
  )
}
