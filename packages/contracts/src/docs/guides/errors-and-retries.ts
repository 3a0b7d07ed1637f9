import { API_ERROR_CODES, ERRORS } from '../../errors/catalogue.ts'
import { textBlock } from '../code-block.ts'
import { dataTable } from '../data-table.ts'
import { html } from '../html.ts'
import { baseUrlOf, type Guide } from './guide.ts'

/** A client that repeats what may be repeated, in TypeScript. */
export function retrySample(base: string): string {
  return `const RETRYABLE = new Set([${API_ERROR_CODES.filter((code) => ERRORS[code].retryable)
    .map((code) => `\n  '${code}',`)
    .join('')}
])

async function call(path: string, body: object, attempts = 4) {
  const key = crypto.randomUUID() // one key for all attempts: charged once at most
  for (let attempt = 1; ; attempt++) {
    const answer = await fetch(\`${base}/api/v1/\${path}\`, {
      method: 'POST',
      headers: {
        Authorization: \`Bearer \${process.env.REDRAFT_KEY}\`,
        'Content-Type': 'application/json',
        'Idempotency-Key': key,
      },
      body: JSON.stringify(body),
    }).catch(() => undefined) // the network failed: nobody knows, so ask again
    const result = await answer?.json().catch(() => undefined)
    if (answer?.ok && result) return result
    const mayRepeat = !result || RETRYABLE.has(result.code)
    if (!mayRepeat || attempt === attempts) throw new Error(result?.message ?? 'no answer')
    const seconds = Number(answer?.headers.get('Retry-After') ?? 2 ** attempt * (0.5 + Math.random()))
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000))
  }
}`
}

/** Which failures to repeat, and how. */
export const errorsAndRetries: Guide = {
  slug: 'errors-and-retries',
  title: 'Errors and retries',
  summary: 'Which failures to repeat, how long to wait, and why it cannot cost twice.',
  content: (document) => html`
<p>Every failure is JSON with a <code>code</code> that does not change within v1: branch on it, and show <code>message</code> to people. Each code has <a href="/docs/errors">a page</a> with its cause, an example and the remedy.</p>
<h2>Nothing was charged</h2>
<p>A call that answers with an error has cost nothing. The one exception says so itself: <a href="/docs/errors/outcome_unknown"><code>outcome_unknown</code></a> means that the service could not find out in time; repeat with the same <code>Idempotency-Key</code>, or ask for the request by its id.</p>
<h2>Repeat these</h2>
${dataTable(
  ['Status', 'Code', 'Meaning'],
  API_ERROR_CODES.filter((code) => ERRORS[code].retryable).map((code) => [
    ERRORS[code].status,
    html`<a href="/docs/errors/${code}"><code>${code}</code></a>`,
    ERRORS[code].error,
  ]),
)}
<p>Wait as long as <code>Retry-After</code> says; without it, double the wait from attempt to attempt and add some chance, so that your workers do not come back together. Repeat lost connections and timeouts of your own as well. Every other 4xx is about the request: mend it first.</p>
${textBlock('TypeScript', retrySample(baseUrlOf(document)))}
<h2>Idempotency</h2>
<p>The <code>Idempotency-Key</code> makes that loop safe. Use one fresh key for each thing you want done, and the same key for all attempts at it. If the first attempt did succeed and only its answer was lost, the second one gets that stored answer with <code>Idempotent-Replayed: true</code>, for 24 hours, and costs 0 words; if that answer was deleted meanwhile, it gets <a href="/docs/errors/result_purged"><code>result_purged</code></a>, and pays nothing either. A failure frees the key, so the repeat really tries again. <a href="/docs#idempotency">The rules in full</a>.</p>`,
}
