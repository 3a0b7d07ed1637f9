import { CITATION_STYLES } from '../citation-styles.ts'
import { ERROR_CODES, ERRORS, errorDocsPath } from '../errors/catalogue.ts'
import { openApiDocument } from '../openapi/document.ts'
import { GUIDES } from './guides/index.ts'
import { NOTICE } from './licences/licence-texts.ts'
import { renderDocsPage } from './page.ts'

/** A place in the documentation that a search can lead to. */
export interface SearchEntry {
  readonly path: string
  readonly title: string
  /** Where it stands: Guide, Reference or Error. */
  readonly kind: string
  readonly text: string
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
}

/** The words of a piece of our own markup. */
function textOf(markup: string): string {
  return markup
    .replace(/<[^>]+>/g, ' ')
    .replace(/&(?:amp|lt|gt|quot|#39);/g, (entity) => ENTITIES[entity] ?? entity)
    .replace(/\s+/g, ' ')
    .trim()
}

function referenceEntries(): SearchEntry[] {
  return [...renderDocsPage(openApiDocument()).matchAll(/<section id="([^"]+)">([\s\S]*?)<\/section>/g)].map(
    ([, id = '', body = '']) => ({
      path: `/docs#${id}`,
      title: textOf(/<h[12]>([\s\S]*?)<\/h[12]>/.exec(body)?.[1] ?? id),
      kind: 'Reference',
      text: textOf(body),
    }),
  )
}

const pageEntries = (): SearchEntry[] => [
  {
    path: '/docs/citation-styles',
    title: 'Citation styles',
    kind: 'Reference',
    text: Object.values(CITATION_STYLES)
      .map(({ name, edition }) => `${name}, ${edition}.`)
      .join(' '),
  },
  { path: '/docs/licences', title: 'Licences', kind: 'Reference', text: NOTICE },
]

/** Everything that can be found: the guides, the sections of the reference, the pages, the errors. */
export function buildSearchIndex(): SearchEntry[] {
  const document = openApiDocument()
  const guides = GUIDES.map(({ slug, title, summary, content }) => ({
    path: `/docs/guides/${slug}`,
    title,
    kind: 'Guide',
    text: `${summary} ${textOf(content(document).markup)}`,
  }))
  const errors = ERROR_CODES.map((code) => ({
    path: errorDocsPath(code),
    title: code,
    kind: 'Error',
    text: `${ERRORS[code].error} ${ERRORS[code].cause} ${ERRORS[code].remedy}`,
  }))
  return [...guides, ...referenceEntries(), ...pageEntries(), ...errors]
}

/** Entries that hold every word of the query, best first: in the title, in a guide, then how often they occur. */
export function searchDocs(index: readonly SearchEntry[], query: string): SearchEntry[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 10)
  if (words.length === 0) return []
  return index
    .map((entry) => ({ entry, score: scoreEntry(entry, words) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score)
    .map(({ entry }) => entry)
}

function scoreEntry({ title, kind, text }: SearchEntry, words: readonly string[]): number {
  const head = title.toLowerCase()
  const body = text.toLowerCase()
  let score = kind === 'Guide' ? 5 : 0
  for (const word of words) {
    const inTitle = head.includes(word)
    const inText = body.split(word).length - 1
    if (!inTitle && inText === 0) return 0
    score += (inTitle ? 10 : 0) + Math.min(5, inText)
  }
  return score
}
