import { CITATION_STYLE_IDS, CITATION_STYLES, type CitationStyleId } from '../../citation-styles.ts'
import { openApiDocument } from '../../openapi/document.ts'
import { dataTable } from '../data-table.ts'
import { type Html, html, trusted } from '../html.ts'
import { layout } from '../layout.ts'
import { engineCredit } from '../licences/engine-credit.ts'
import { navigation } from '../navigation.ts'
import { GALLERY_ENTRIES } from './gallery-entries.ts'
import { GALLERY_SOURCES } from './gallery-sources.ts'

const NOTES: ReadonlySet<CitationStyleId> = new Set(['chicago-notes', 'oscola', 'bluebook'])

function styleSection(id: CitationStyleId): Html {
  const { name, edition } = CITATION_STYLES[id]
  const rows = GALLERY_SOURCES.map(({ kind }, index) => {
    const entry = GALLERY_ENTRIES[id][index]
    return [kind, trusted(entry?.html ?? ''), entry?.inText ?? '']
  })
  return html`<section id="style-${id}">
<h2>${name}</h2>
<ul class="facts"><li><code>${id}</code></li><li>${edition}</li></ul>
${dataTable(['Source', 'Reference', NOTES.has(id) ? 'Footnote' : 'In text'], rows)}
</section>`
}

/** The page at `/docs/citation-styles`: every style with the same eight sources, as the service renders them. */
export function renderStyleGallery(): string {
  const content = html`<section><p><a href="/docs">Reference</a></p><h1>Citation styles</h1>
<p class="lead">The same eight sources in every style, as the service renders them.</p>
<p>Send the id of a style as <code>style</code> to <a href="/docs#citation"><code>/citation</code></a> or <a href="/docs#bibliography"><code>/bibliography</code></a>; any case and the usual spellings are understood. Titles are printed as they are sent: where a style asks for sentence case and a title is in title case, the answer warns of it.</p>
<ul class="list">${CITATION_STYLE_IDS.map((id) => html`<li><a href="#style-${id}">${CITATION_STYLES[id].name}</a></li>`)}</ul>
</section>
${CITATION_STYLE_IDS.map(styleSection)}
<section><h2>How they are made</h2>${engineCredit()}</section>`
  return layout({
    title: 'Citation styles · Redraft API',
    navigation: navigation(openApiDocument()),
    content,
  })
}
