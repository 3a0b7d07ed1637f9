import { exampleErrorAnswer } from '../../errors/body.ts'
import { API_ERROR_CODES, ERROR_CODES, ERRORS, type ErrorCode } from '../../errors/catalogue.ts'
import { jsonBlock } from '../code-block.ts'
import { dataTable } from '../data-table.ts'
import { type Html, html } from '../html.ts'

/** The codes that only the console and the webhook of payments answer. */
export const CONSOLE_CODES: readonly ErrorCode[] = ERROR_CODES.filter(
  (code) => !API_ERROR_CODES.includes(code),
)

/** The catalogue: each code with its status and whether to repeat. */
export function errorCatalogue(codes: readonly ErrorCode[] = API_ERROR_CODES): Html {
  const rows = codes
    .toSorted((a, b) => ERRORS[a].status - ERRORS[b].status)
    .map((code) => [
      ERRORS[code].status,
      html`<a href="/docs/errors/${code}"><code>${code}</code></a>`,
      ERRORS[code].error,
      ERRORS[code].retryable ? 'yes' : 'no',
    ])
  return dataTable(['Status', 'Code', 'Meaning', 'Repeat as it is'], rows)
}

/** The error envelope and the catalogue. */
export function errorsSection(): Html {
  return html`<section id="errors">
<h2>Errors</h2>
<p>Every error is JSON with <code>error</code>, <code>code</code>, <code>message</code> and <code>request_id</code>; some add numbers. Branch on <code>code</code>: it never changes within v1. Repeat network failures and the codes marked so, after <code>Retry-After</code> where it is given; mend the request for the others.</p>
${jsonBlock('413 word_limit_exceeded', exampleErrorAnswer('word_limit_exceeded'))}
${errorCatalogue()}
</section>`
}
