import { LIMITS } from '../../limits.ts'
import { textBlock } from '../code-block.ts'
import { type Html, html } from '../html.ts'

/** How a key is sent and what it is. */
export function authenticationSection(): Html {
  return html`<section id="authentication">
<h2>Authentication</h2>
<p>Every call to <code>/api/v1</code> carries a key of the workspace as a Bearer token:</p>
${textBlock('Header', 'Authorization: Bearer rd_live_…')}
<p>A key is shown once, when it is created; only its hash is kept. A workspace may have ${LIMITS.activeKeysPerWorkspace} active keys, to separate production, staging and partners. They share one balance and are revoked one by one; a revoked key stops working everywhere within a second.</p>
<p>The end of a key is a checksum, so a mistyped key is told at once. Malformed, unknown and revoked keys get the same answer, <a href="/docs/errors/invalid_api_key"><code>invalid_api_key</code></a>. Keep keys on servers: anyone who has one can spend its words.</p>
</section>`
}
