import { namesOnly, type PageFields, put } from './page-fields.ts'
import type { MetaTags } from './read-meta.ts'

const TYPES: readonly (readonly [RegExp, string])[] = [
  [/journal|article/i, 'article-journal'],
  [/thesis|dissertation/i, 'thesis'],
  [/conference|proceedings/i, 'paper-conference'],
  [/chapter|book_section/i, 'chapter'],
  [/book|monograph/i, 'book'],
  [/report/i, 'report'],
  [/dataset/i, 'dataset'],
]

/** Dublin Core (`dc.*`, `dcterms.*`), Eprints and PRISM tags. */
export function readDublinCore(meta: MetaTags): PageFields {
  const dc = (name: string) => meta.all(`dc.${name}`, `dcterms.${name}`, `dc:${name}`)
  const fields: PageFields = {}
  const title = dc('title')[0] ?? meta.one('eprints.title', 'prism.title')
  if (title === undefined) return fields
  put(fields, 'title', title)
  const kind = dc('type')[0] ?? meta.one('eprints.type')
  put(fields, 'type', TYPES.find(([pattern]) => pattern.test(kind ?? ''))?.[1])
  put(fields, 'author', namesOnly([...meta.all('eprints.creators_name'), ...dc('creator')]))
  const date = dc('date.issued')[0] ?? dc('issued')[0] ?? dc('date')[0]
  put(fields, 'issued', date ?? meta.one('prism.publicationdate', 'eprints.date', 'eprints.datestamp'))
  put(fields, 'container-title', meta.one('prism.publicationname', 'eprints.publication'))
  put(fields, 'publisher', dc('publisher')[0] ?? meta.one('eprints.publisher'))
  put(fields, 'language', dc('language')[0])
  put(fields, 'volume', meta.one('prism.volume', 'eprints.volume'))
  put(fields, 'issue', meta.one('prism.number', 'prism.issueidentifier', 'eprints.number'))
  put(fields, 'ISSN', meta.one('prism.issn', 'eprints.issn'))
  const [first, last] = [meta.one('prism.startingpage'), meta.one('prism.endingpage')]
  put(fields, 'page', first !== undefined && last !== undefined ? `${first}-${last}` : first)
  return fields
}
