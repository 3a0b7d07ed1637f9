import { exampleErrorAnswer } from '../errors/body.ts'
import { ERRORS, type ErrorCode, errorDocsPath, isErrorCode } from '../errors/catalogue.ts'
import { errorExtras } from '../errors/extras.ts'
import { openApiDocument } from '../openapi/document.ts'
import { jsonBlock, textBlock } from './code-block.ts'
import { errorCodesOf } from './error-links.ts'
import { type Html, html } from './html.ts'
import { layout } from './layout.ts'
import { methodBadge, navigation, operationsOf } from './navigation.ts'
import { prose } from './prose.ts'
import { CONSOLE_CODES, errorCatalogue } from './sections/errors.ts'

const document = openApiDocument()
const contents = navigation(document)

function answeredBy(code: ErrorCode): Html {
  const operations = operationsOf(document).filter(({ operation }) => errorCodesOf(operation).includes(code))
  if (operations.length === 0) return html``
  const items = operations.map(
    ({ method, path, operation }) =>
      html`<li>${methodBadge(method)} <a href="/docs#${operation.operationId}"><code>${path}</code></a></li>`,
  )
  return html`<h2>Answered by</h2><ul class="list plain">${items}</ul>`
}

function headerLines(code: ErrorCode): string {
  const own = Object.entries(errorExtras(code).headers ?? {}).map(([name, value]) => `${name}: ${value}`)
  return [`HTTP/1.1 ${ERRORS[code].status}`, 'Content-Type: application/json; charset=utf-8', ...own].join(
    '\n',
  )
}

/** The page at `/docs/errors/{code}`: cause, remedy, example; undefined when there is no such code. */
export function renderErrorPage(code: string): string | undefined {
  if (!isErrorCode(code)) return undefined
  const { status, retryable, error, cause, remedy } = ERRORS[code]
  const content = html`<section>
<p><a href="/docs/errors">All errors</a></p>
<h1><code>${code}</code></h1>
<p class="lead">${error}</p>
<ul class="facts"><li>HTTP ${status}</li><li>${retryable ? 'May be repeated as it is' : 'Mend the request before repeating it'}</li><li>${code === 'outcome_unknown' ? 'May have cost words' : 'Cost no words'}</li></ul>
<h2>Cause</h2><p>${prose(cause)}</p>
<h2>What to do</h2><p>${prose(remedy)}</p>
<h2>Example</h2>
${textBlock('Status and headers', headerLines(code))}
${jsonBlock('Body', exampleErrorAnswer(code))}
${answeredBy(code)}
</section>`
  return layout({ title: `${code} · Redraft API`, navigation: contents, content })
}

/** The page at `/docs/errors`; `errorDocsPath` gives the path of each page it links. */
export function renderErrorIndex(): string {
  const content = html`<section><p><a href="/docs">Reference</a></p><h1>Errors</h1>
<p>Every code the API answers with. Each has a page at <code>${errorDocsPath('not_found').replace('not_found', '{code}')}</code>.</p>
${errorCatalogue()}
<h2>Errors of the console</h2>
<p>Answered under <code>/console/api</code> and <code>/webhooks</code> only, never by the API.</p>
${errorCatalogue(CONSOLE_CODES)}</section>`
  return layout({ title: 'Errors · Redraft API', navigation: contents, content })
}
