import { ERRORS, isErrorCode } from '../errors/catalogue.ts'
import type { Operation } from '../openapi/types.ts'
import { dataTable } from './data-table.ts'
import { type Html, html } from './html.ts'

/** Codes that an operation can answer with, by status. */
export function errorCodesOf({ responses }: Operation): string[] {
  return Object.values(responses).flatMap(({ content }) =>
    Object.keys(content?.['application/json'].examples ?? {}).filter(isErrorCode),
  )
}

/** The errors of an endpoint, each with its page. */
export function errorLinks(operation: Operation): Html {
  const rows = errorCodesOf(operation)
    .filter(isErrorCode)
    .map((code) => [
      ERRORS[code].status,
      html`<a href="/docs/errors/${code}"><code>${code}</code></a>`,
      ERRORS[code].error,
    ])
  return rows.length === 0 ? html`` : html`<h3>Errors</h3>${dataTable(['Status', 'Code', 'Meaning'], rows)}`
}
