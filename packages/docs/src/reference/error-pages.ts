import {
  API_ERROR_CODES,
  ERROR_CODES,
  ERRORS,
  type ErrorCode,
  errorExtras,
  exampleErrorAnswer,
} from '@redraft/contracts'
import type { OpenApiDocument } from '@redraft/contracts/openapi'
import { code, fence, jsonFence, prose, table } from '../markdown/markdown.ts'
import { LABELS, type Locale, localeRoot } from './labels.ts'
import { errorCodesOf, methodBadge, operationsOf } from './operations.ts'

/** The codes that only the console and the webhook of payments answer. */
export const CONSOLE_CODES: readonly ErrorCode[] = ERROR_CODES.filter(
  (name) => !API_ERROR_CODES.includes(name),
)

/** The catalogue: each code with its status and whether to repeat. */
export function errorCatalogue(codes: readonly ErrorCode[], locale: Locale): string {
  const labels = LABELS[locale]
  const rows = codes
    .toSorted((a, b) => ERRORS[a].status - ERRORS[b].status)
    .map((name) => [
      String(ERRORS[name].status),
      `[${code(name)}](${localeRoot(locale)}errors/${name})`,
      prose(ERRORS[name].error),
      ERRORS[name].retryable ? labels.yes : labels.no,
    ])
  return table([labels.status, labels.code, labels.meaning, labels.repeatable], rows)
}

function headerLines(name: ErrorCode): string {
  const own = Object.entries(errorExtras(name).headers ?? {}).map(([header, value]) => `${header}: ${value}`)
  return [`HTTP/1.1 ${ERRORS[name].status}`, 'Content-Type: application/json; charset=utf-8', ...own].join(
    '\n',
  )
}

function answeredBy(name: ErrorCode, document: OpenApiDocument, locale: Locale): string {
  const operations = operationsOf(document).filter(({ operation }) => errorCodesOf(operation).includes(name))
  if (operations.length === 0) return ''
  const items = operations.map(
    ({ method, path, operation }) =>
      `- ${methodBadge(method)} [${code(path)}](${localeRoot(locale)}reference/${operation.operationId})`,
  )
  return `## ${LABELS[locale].answeredBy} {#answered-by}\n\n${items.join('\n')}`
}

/** The page of a code: cause, remedy, example, and who answers it. */
export function errorPage(name: ErrorCode, document: OpenApiDocument, locale: Locale): string {
  const labels = LABELS[locale]
  const { status, retryable, error, cause, remedy } = ERRORS[name]
  const facts = [
    `HTTP ${status}`,
    retryable ? labels.repeat : labels.mend,
    name === 'outcome_unknown' ? labels.perhapsCharged : labels.free,
  ]
  return [
    `# \`${name}\``,
    prose(error),
    `<ul class="facts">${facts.map((fact) => `<li>${fact}</li>`).join('')}</ul>`,
    labels.inEnglish === '' ? '' : `<p class="note">${labels.inEnglish}</p>`,
    `## ${labels.cause} {#cause}\n\n${prose(cause)}`,
    `## ${labels.remedy} {#remedy}\n\n${prose(remedy)}`,
    `## ${labels.example} {#example}`,
    fence('http', headerLines(name), labels.headers),
    jsonFence(exampleErrorAnswer(name), labels.body),
    answeredBy(name, document, locale),
    `[${labels.allErrors}](${localeRoot(locale)}errors)`,
  ]
    .filter((part) => part !== '')
    .join('\n\n')
}
