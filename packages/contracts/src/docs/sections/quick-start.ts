import type { OpenApiDocument } from '../../openapi/types.ts'
import { textBlock } from '../code-block.ts'
import { curlCommand } from '../curl.ts'
import { type Html, html } from '../html.ts'

/** The two calls to make first. */
export function quickStartSection(document: OpenApiDocument): Html {
  const base = document.servers[0]?.url ?? ''
  const status = curlCommand({ url: `${base}/api/v1/status`, method: 'get', authenticated: true })
  const humanize = curlCommand({
    url: `${base}/api/v1/humanize`,
    method: 'post',
    authenticated: true,
    body: { text: 'It is important to note that trees play a crucial role in cities.' },
  })
  return html`<section id="quick-start">
<h2>Quick start</h2>
<p>Put your key into the shell, look at its balance, then send a text.</p>
${textBlock('Shell', `export REDRAFT_KEY=rd_live_…\n\n${status}\n\n${humanize}`)}
</section>`
}
