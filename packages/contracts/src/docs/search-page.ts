import { openApiDocument } from '../openapi/document.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { navigation } from './navigation.ts'
import { buildSearchIndex, type SearchEntry, searchDocs } from './search-index.ts'

const document = openApiDocument()
const contents = navigation(document)
const LONGEST_QUERY = 100
const EXCERPT = 160
let index: SearchEntry[] | undefined

/** The page at `/docs/search?q=…`: works without a script; the query comes out escaped. */
export function renderSearchPage(query: string): string {
  index ??= buildSearchIndex()
  const asked = query.trim().slice(0, LONGEST_QUERY)
  const found = searchDocs(index, asked)
  const content = html`<section>
<h1>Search</h1>
<p role="status">${asked === '' ? 'Type what you look for into the field above.' : countLine(found.length, asked)}</p>
<ul class="list plain">${found.map((entry) => result(entry, asked))}</ul>
</section>`
  return layout({ title: 'Search · Redraft', navigation: contents, content, query: asked })
}

function countLine(count: number, asked: string): string {
  if (count === 0)
    return `Nothing found for “${asked}”. Try one word, for example an error code or a field name.`
  return `${count} ${count === 1 ? 'page' : 'pages'} for “${asked}”`
}

function result({ path, title, kind, text }: SearchEntry, asked: string): Html {
  const [word = ''] = asked.toLowerCase().split(/\s+/)
  const at = Math.max(0, text.toLowerCase().indexOf(word) - EXCERPT / 2)
  const excerpt = `${at > 0 ? '… ' : ''}${text.slice(at, at + EXCERPT)}${at + EXCERPT < text.length ? ' …' : ''}`
  return html`<li><p><a href="${path}">${title}</a> · ${kind}<br>${excerpt}</p></li>`
}
