import { textBlock } from '../code-block.ts'
import { type Html, html } from '../html.ts'

/** How to repeat a call safely. */
export function idempotencySection(): Html {
  return html`<section id="idempotency">
<h2>Idempotency</h2>
<p>Send an <code>Idempotency-Key</code> with a POST, and you may repeat it as often as you like: the words are charged once. For 24 hours the stored answer is replayed, also after a lost connection.</p>
${textBlock('Headers of a replay', 'Idempotent-Replayed: true\nX-Request-Id: 019a9d41-0b52-7c11-8d0e-5be2f1c2a903\nOriginal-Request-Id: 019a9d3c-7d1e-7c40-9a53-2f6f0f4be1a7')}
<ul class="list">
<li>Only 200 answers are stored. Every failure frees the key, so a plain repeat tries again.</li>
<li>The same key with another body or endpoint is <a href="/docs/errors/idempotency_key_reused"><code>idempotency_key_reused</code></a>.</li>
<li>A repeat while the first call still runs waits for it; past the deadline it is <a href="/docs/errors/request_in_progress"><code>request_in_progress</code></a>.</li>
<li>A repeat after the stored answer was deleted is <a href="/docs/errors/result_purged"><code>result_purged</code></a> until the key expires, and costs nothing. To process the text again, and pay again, use a new key.</li>
<li>Keys of idempotency belong to the API key that sent them. A replay costs 0 words.</li>
</ul>
</section>`
}
