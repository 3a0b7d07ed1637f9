import { type PageFields, put } from './page-fields.ts'
import type { MetaTags } from './read-meta.ts'

function typeOf(meta: MetaTags): string {
  if (meta.one('citation_journal_title', 'bepress_citation_journal_title')) return 'article-journal'
  if (meta.one('citation_conference_title', 'citation_conference')) return 'paper-conference'
  if (meta.one('citation_dissertation_institution')) return 'thesis'
  if (meta.one('citation_technical_report_institution')) return 'report'
  if (meta.one('citation_inbook_title', 'citation_book_title')) return 'chapter'
  return meta.one('citation_isbn') ? 'book' : 'webpage'
}

/** Highwire's and bepress's `citation_*` tags (Google Scholar's inclusion guidelines). */
export function readHighwire(meta: MetaTags): PageFields {
  const one = (name: string) => meta.one(`citation_${name}`, `bepress_citation_${name}`)
  const title = one('title')
  const fields: PageFields = {}
  if (title === undefined) return fields
  put(fields, 'type', typeOf(meta))
  put(fields, 'title', title)
  const authors = meta.all('citation_author', 'bepress_citation_author')
  const list = meta.one('citation_authors')?.split(/\s*;\s*/) ?? []
  put(fields, 'author', authors.length > 0 ? authors : list.filter((name) => name !== ''))
  put(fields, 'container-title', one('journal_title') ?? one('conference_title') ?? one('inbook_title'))
  put(fields, 'container-title-short', one('journal_abbrev'))
  put(fields, 'issued', one('publication_date') ?? one('cover_date') ?? one('date') ?? one('online_date'))
  for (const name of ['volume', 'issue', 'publisher', 'language'] as const) put(fields, name, one(name))
  put(fields, 'publisher', one('dissertation_institution') ?? one('technical_report_institution'))
  for (const name of ['DOI', 'ISSN', 'ISBN', 'PMID'] as const) put(fields, name, one(name.toLowerCase()))
  const [first, last] = [one('firstpage'), one('lastpage')]
  put(fields, 'page', first !== undefined && last !== undefined ? `${first}-${last}` : first)
  return fields
}
