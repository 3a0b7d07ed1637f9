import { load } from 'cheerio'
import type { RawItem } from '../source-context.ts'
import { findDoiInPage } from './find-doi.ts'
import { type PageFields, tidy } from './page-fields.ts'
import { readCoins } from './read-coins.ts'
import { readDublinCore } from './read-dublin-core.ts'
import { readHighwire } from './read-highwire.ts'
import { readJsonLd } from './read-json-ld.ts'
import { MetaTags } from './read-meta.ts'
import { readMicrodata } from './read-microdata.ts'
import { readOpenGraph, readPlain } from './read-open-graph.ts'

export type PageSource =
  | 'highwire'
  | 'json_ld'
  | 'microdata'
  | 'dublin_core'
  | 'coins'
  | 'open_graph'
  | 'plain'
  | 'none'

export interface PageMetadata {
  readonly item: RawItem
  /** The vocabulary that gave the title. */
  readonly source: PageSource
  readonly doi: string | undefined
}

/** The page's own idea of its address, when it names one on the same host. */
function canonicalUrl(href: string | undefined, url: string): string {
  if (href === undefined || !URL.canParse(href, url)) return url
  const canonical = new URL(href, url)
  const same = canonical.hostname === new URL(url).hostname && /^https?:$/.test(canonical.protocol)
  return same ? canonical.href : url
}

/**
 * Metadata of a page: each field from the first of Highwire tags, schema.org (JSON-LD, then microdata), Dublin
 * Core/Eprints/PRISM, COinS, OpenGraph and the plain page that has it. Takes only what stands there; without a title anywhere, `source` is `none`.
 */
export function readPage(html: string, url: string): PageMetadata {
  const $ = load(html)
  const meta = new MetaTags($)
  const title = tidy($('head title').first().text()) ?? tidy($('title').first().text())
  const vocabularies: readonly (readonly [PageSource, PageFields])[] = [
    ['highwire', readHighwire(meta)],
    ['json_ld', readJsonLd($)],
    ['microdata', readMicrodata($)],
    ['dublin_core', readDublinCore(meta)],
    ['coins', readCoins($)],
    ['open_graph', readOpenGraph(meta)],
    ['plain', readPlain(meta, title, tidy($('html').attr('lang')))],
  ]
  const fields: PageFields = {}
  for (const [, found] of vocabularies) Object.assign(fields, { ...found, ...fields })
  if (fields['container-title'] === fields.title) delete fields['container-title']
  const source = vocabularies.find(([, found]) => found.title !== undefined)?.[0] ?? 'none'
  return {
    item: { type: 'webpage', ...fields, URL: canonicalUrl($('link[rel="canonical"]').attr('href'), url) },
    source,
    doi: findDoiInPage($, meta),
  }
}
