import { LIMITS } from '../../limits.ts'
import { textBlock } from '../code-block.ts'
import { html } from '../html.ts'
import type { Guide } from './guide.ts'

/** Keys: how they look, live and die. */
export const authentication: Guide = {
  slug: 'authentication',
  title: 'Authentication and keys',
  summary: 'How a key is sent, kept, replaced and revoked.',
  content: () => html`
<p>Every call to <code>/api/v1</code> carries one key as a Bearer token. There is nothing else to sign or to refresh.</p>
${textBlock('Header', 'Authorization: Bearer rd_live_…')}
<h2>Keep keys on servers</h2>
<p>Whoever has a key can spend the words of its workspace. Do not ship one in a web page, an app or a repository. The prefix <code>rd_live_</code> is there for secret scanners to find; the last six characters are a checksum, so a mistyped key is told from an unknown one without a look-up.</p>
<p>Only a hash of the key is stored. Nobody can show it to you again: a lost key is replaced, not recovered.</p>
<h2>One key for each purpose</h2>
<p>A workspace may have ${LIMITS.activeKeysPerWorkspace} active keys. They share one balance, but each has its own rate, its own lines in the usage log and its own end. Production, staging and a partner should not share one.</p>
<h2>Replace a key without a gap</h2>
<ul class="list">
<li>Create the new key in the console.</li>
<li>Deploy it, and watch <em>Last used</em> of the old one stop moving.</li>
<li>Revoke the old one. Every gateway refuses it within a second; other keys are not affected.</li>
</ul>
<h2>What refusals look like</h2>
<p>Without the header the answer is <a href="/docs/errors/missing_api_key"><code>missing_api_key</code></a>. A malformed, an unknown and a revoked key get one and the same <a href="/docs/errors/invalid_api_key"><code>invalid_api_key</code></a>, so that nobody learns which keys once existed. Neither costs words.</p>`,
}
