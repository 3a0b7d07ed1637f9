import type { CheerioAPI } from 'cheerio'
import { type PageFields, put, tidy } from './page-fields.ts'

const TYPES: Readonly<Record<string, string>> = {
  article: 'article-journal',
  preprint: 'article',
  proceeding: 'paper-conference',
  conference: 'paper-conference',
  bookitem: 'chapter',
  book: 'book',
  report: 'report',
  dissertation: 'thesis',
}

/** Names of the keys in any case: some pages write `RFT.aTitle`. */
function keysOf(text: string): (key: string) => string[] {
  const pairs = [...new URLSearchParams(text)].map(([key, value]) => [key.toLowerCase(), value] as const)
  return (key) => pairs.flatMap(([name, value]) => (name === key && tidy(value) ? [value] : []))
}

/**
 * The OpenURL context object of a page (COinS: `<span class="Z3988" title="…">`, Z39.88-2004). A page with several is a
 * list of other works and tells nothing of itself.
 */
export function readCoins($: CheerioAPI): PageFields {
  const spans = $('span.Z3988')
  const fields: PageFields = {}
  if (spans.length !== 1) return fields
  const of = keysOf(spans.attr('title') ?? '')
  const one = (...keys: readonly string[]) => keys.flatMap((key) => of(`rft.${key}`))[0]
  const title = one('atitle') ?? one('btitle', 'title')
  if (title === undefined) return fields
  const kind = one('genre')?.toLowerCase() ?? ''
  put(fields, 'title', title)
  put(fields, 'type', Object.hasOwn(TYPES, kind) ? TYPES[kind] : undefined)
  const [last, first] = [one('aulast'), one('aufirst', 'auinit')]
  const leader = last === undefined ? [] : [first === undefined ? last : `${last}, ${first}`]
  const others = of('rft.au').filter((name) => last === undefined || !name.includes(last))
  put(fields, 'author', [...leader, ...others])
  put(fields, 'container-title', one('jtitle', 'stitle') ?? (one('atitle') ? one('btitle') : undefined))
  put(fields, 'issued', one('date'))
  put(fields, 'publisher', one('pub'))
  put(fields, 'publisher-place', one('place'))
  put(fields, 'ISSN', one('issn', 'eissn'))
  put(fields, 'ISBN', one('isbn'))
  for (const name of ['volume', 'issue', 'edition'] as const) put(fields, name, one(name))
  const [start, end] = [one('spage'), one('epage')]
  put(fields, 'page', start !== undefined && end !== undefined ? `${start}-${end}` : (start ?? one('pages')))
  return fields
}
