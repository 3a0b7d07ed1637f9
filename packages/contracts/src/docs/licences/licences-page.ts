import { openApiDocument } from '../../openapi/document.ts'
import { dataTable } from '../data-table.ts'
import { type Html, html } from '../html.ts'
import { layout } from '../layout.ts'
import { navigation } from '../navigation.ts'
import { engineCredit } from './engine-credit.ts'
import { MODEL_DATA, NOTICE } from './licence-texts.ts'

const ADDRESS = /(https:\/\/[^\s()]*[^\s().,;:])/

/** Text with its addresses as links. */
const linked = (text: string): Html =>
  html`${text.split(ADDRESS).map((part, index) => (index % 2 === 1 ? html`<a href="${part}">${part}</a>` : part))}`

/** A block of the file: a heading with its line of dashes, or a paragraph whose line breaks stay. */
function block(text: string): Html {
  const heading = /^(.+)\n-+$/.exec(text)?.[1]
  if (heading !== undefined) return html`<h2>${heading}</h2>`
  return html`<p class="notice">${linked(text)}</p>`
}

/** The page at `/docs/licences`: the NOTICE file, the corpora of the models, and what citeproc-js asks for. */
export function renderLicences(): string {
  const [head = [], ...rows] = MODEL_DATA
  const content = html`<section><p><a href="/docs">Reference</a></p><h1>Licences</h1>
<p class="lead">What the service is made of, and who made it.</p>
<h2>Citation engine and styles</h2>${engineCredit()}
</section>
<section>${NOTICE.trim()
    .split(/\n{2,}/)
    .map(block)}</section>
<section id="model-data"><h2>Corpora of the detection models</h2>
<p>The models hold numbers learned from these corpora, and no text of them.</p>
${dataTable(head, rows)}</section>`
  return layout({ title: 'Licences · Redraft API', navigation: navigation(openApiDocument()), content })
}
