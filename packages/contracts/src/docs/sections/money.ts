import { type Html, html } from '../html.ts'

/** The money rule. */
export function moneySection(): Html {
  return html`<section id="money">
<h2>What a call costs</h2>
<p>Humanize, paraphrase, rewrite and detect cost the words of their <em>input</em>, deducted in the same database commit that stores the result. Status, request look-ups and replays cost nothing.</p>
<p class="note"><strong>The money rule.</strong> If you were told of a failure, you paid nothing. If you were charged, you got the result, or you get it by repeating the request with the same <code>Idempotency-Key</code> or from <a href="#getRequest"><code>GET /api/v1/requests/{id}</code></a>, as long as it is kept. Once you deleted it, a repeat is <a href="/docs/errors/result_purged"><code>result_purged</code></a>, and not charged again.</p>
<p>One answer is honest about not knowing: <a href="/docs/errors/outcome_unknown"><code>outcome_unknown</code></a> says that the database could not be asked in time, and how to find out.</p>
</section>`
}
