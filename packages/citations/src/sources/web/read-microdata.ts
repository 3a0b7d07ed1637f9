import type { CheerioAPI } from 'cheerio'
import { type PageFields, put, tidy } from './page-fields.ts'
import { schemaType } from './schema-types.ts'

/** schema.org metadata in HTML attributes (`itemscope`, `itemprop`): the first work that the page holds. */
export function readMicrodata($: CheerioAPI): PageFields {
  const fields: PageFields = {}
  const scope = $('[itemscope][itemtype]')
    .toArray()
    .map((element) => ({ root: $(element), type: schemaType($(element).attr('itemtype') ?? '') }))
    .find(({ type }) => type !== undefined)
  if (!scope) return fields
  const { root, type } = scope
  const values = (name: string): string[] =>
    root
      .find(`[itemprop~="${name}"]`)
      .toArray()
      .flatMap((element) => {
        const found = $(element)
        const named = found.attr('itemscope') === undefined ? found : found.find('[itemprop~="name"]').first()
        return tidy(named.attr('content') ?? named.attr('datetime') ?? named.text()) ?? []
      })
  const title = values('headline')[0] ?? values('name')[0]
  if (title === undefined) return fields
  put(fields, 'type', type)
  put(fields, 'title', title)
  put(fields, 'author', values('author').length > 0 ? values('author') : values('creator'))
  put(fields, 'issued', values('datePublished')[0] ?? values('dateCreated')[0])
  put(fields, 'publisher', values('publisher')[0])
  put(fields, 'language', values('inLanguage')[0])
  put(fields, 'ISBN', values('isbn')[0])
  return fields
}
