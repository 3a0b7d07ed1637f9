import { namesOnly, type PageFields, put } from './page-fields.ts'
import type { MetaTags } from './read-meta.ts'

/** OpenGraph, `article:*` and Twitter cards. */
export function readOpenGraph(meta: MetaTags): PageFields {
  const fields: PageFields = {}
  put(fields, 'title', meta.one('og:title', 'twitter:title'))
  put(fields, 'container-title', meta.one('og:site_name'))
  put(fields, 'author', namesOnly(meta.all('article:author', 'book:author')))
  put(fields, 'issued', meta.one('article:published_time', 'og:article:published_time', 'book:release_date'))
  put(fields, 'language', meta.one('og:locale')?.replace('_', '-'))
  const type = meta.one('og:type')?.toLowerCase()
  if (type === 'book') put(fields, 'type', 'book')
  else if (type?.startsWith('video')) put(fields, 'type', 'motion_picture')
  return fields
}

/** What an ordinary page has: its `<title>`, `author` and `date` tags. */
export function readPlain(
  meta: MetaTags,
  title: string | undefined,
  language: string | undefined,
): PageFields {
  const fields: PageFields = {}
  put(fields, 'title', title)
  put(fields, 'author', namesOnly(meta.all('author', 'byl', 'byline')).map(withoutBy))
  put(fields, 'issued', meta.one('date', 'datepublished', 'pubdate', 'publish-date', 'parsely-pub-date'))
  put(fields, 'container-title', meta.one('application-name'))
  put(fields, 'language', language)
  return fields
}

const withoutBy = (name: string): string => name.replace(/^by\s+/i, '')
