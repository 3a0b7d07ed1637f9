import { LIMITS } from '../../limits.ts'
import { dataTable } from '../data-table.ts'
import { type Html, html } from '../html.ts'
import { formatCount, inputLimitsTable } from '../input-limits.ts'

/** Every fixed limit; they are the same on all plans. */
export function limitsSection(): Html {
  const { personalTerms } = LIMITS
  const rows = [
    ['Request body', `${formatCount(LIMITS.bodyBytes)} bytes`],
    ['Personal terms', `${personalTerms.maxCount} of at most ${personalTerms.maxCharacters} characters each`],
    ['Sources of a bibliography', LIMITS.bibliographyItems],
    ['Active keys of a workspace', LIMITS.activeKeysPerWorkspace],
    ['Requests in flight of a workspace', LIMITS.inFlightPerWorkspace],
    ['Idempotency-Key', `${LIMITS.idempotencyKeyCharacters} visible ASCII characters`],
    ['Stored results', `${LIMITS.resultRetentionHours} hours`],
  ]
  return html`<section id="limits">
<h2>Limits</h2>
<p>The same on every plan. All limits of an endpoint hold, checked from left to right. CJK characters do not count towards the words of the transform endpoints, or Chinese texts could never reach their quality units.</p>
${inputLimitsTable()}
${dataTable(['Limit', 'Value'], rows)}
<p>Request rates and the daily detection scans depend on the plan: <a href="#getStatus"><code>GET /api/v1/status</code></a> shows yours.</p>
</section>`
}
