import type { OpenApiDocument } from '../../openapi/types.ts'
import { dataTable } from '../data-table.ts'
import { type Html, html } from '../html.ts'
import { methodBadge, operationsOf } from '../navigation.ts'
import { paragraphs } from '../prose.ts'

/** What the API is, where it is, and its endpoints. */
export function overviewSection(document: OpenApiDocument): Html {
  const { info, servers } = document
  const rows = operationsOf(document).map(({ method, path, operation }) => [
    html`${methodBadge(method)} <a href="#${operation.operationId}"><code>${path}</code></a>`,
    operation.summary,
  ])
  return html`<section id="overview">
<h1>${info.title}</h1>
<p class="lead">${info.summary}</p>
${paragraphs(info.description)}
<ul class="facts"><li>Base URL <code>${servers[0]?.url ?? ''}</code></li><li>JSON in and out, UTF-8</li><li>Version ${info.version}</li><li><a href="/openapi.json">OpenAPI ${document.openapi}</a></li></ul>
${dataTable(['Endpoint', 'Purpose'], rows)}
<p>Unknown request fields are ignored. Answers may gain fields within v1; fields named here stay. Times are RFC 3339 in UTC.</p>
</section>`
}
