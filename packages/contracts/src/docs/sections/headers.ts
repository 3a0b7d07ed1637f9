import type { OpenApiDocument } from '../../openapi/types.ts'
import { dataTable } from '../data-table.ts'
import { type Html, html } from '../html.ts'
import { prose } from '../prose.ts'

/** All documented headers, and how the rate works. */
export function headersSection({ components }: OpenApiDocument): Html {
  const request = Object.values(components.parameters)
    .filter((parameter) => parameter.in === 'header')
    .map(({ name, description, example }) => [
      html`<code>${name}</code>`,
      html`<code>${example}</code>`,
      prose(description),
    ])
  const response = Object.entries(components.headers).map(([name, { description, example }]) => [
    html`<code>${name}</code>`,
    html`<code>${example}</code>`,
    prose(description),
  ])
  const headings = ['Header', 'Example', 'Meaning']
  return html`<section id="headers">
<h2>Headers and rates</h2>
<p>The rate of a key is a fixed window of 60 seconds that begins with its first call; the whole allowance may be used at once. The citation tools (citation, bibliography, styles) have an allowance of their own, named <code>citation</code> in the rate headers. Every authenticated call counts, replays and refusals included. Over it, the answer is <a href="/docs/errors/rate_limited"><code>rate_limited</code></a> with <code>Retry-After</code>.</p>
<h3>Sent by you</h3>${dataTable(headings, [[html`<code>Authorization</code>`, html`<code>Bearer rd_live_…</code>`, 'The key'], [html`<code>Content-Type</code>`, html`<code>application/json</code>`, 'On every POST'], ...request])}
<h3>Sent by the service</h3>${dataTable(headings, response)}
</section>`
}
