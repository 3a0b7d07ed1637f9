import { API_ERROR_CODES, CITATION_STYLES, ERRORS, exampleErrorAnswer, LIMITS } from '@redraft/contracts'
import type { OpenApiDocument } from '@redraft/contracts/openapi'
import { curlCommand } from '../markdown/curl.ts'
import { code, fence, jsonFence, prose, table } from '../markdown/markdown.ts'
import { CONSOLE_CODES, errorCatalogue } from '../reference/error-pages.ts'
import { formatCount, inputLimitsTable } from '../reference/input-limits.ts'
import { LABELS, type Locale, localeRoot } from '../reference/labels.ts'
import { operationsOf } from '../reference/operations.ts'

/** What the inserts are made of. */
export interface InsertSource {
  readonly document: OpenApiDocument
  /** Text of a file in `samples`. */
  readonly sample: (name: string) => string
}

const SAMPLE_TEXT = 'It is important to note that trees play a crucial role in cities.'

function endpoints(document: OpenApiDocument, locale: Locale): string {
  return operationsOf(document)
    .map(({ method, path, operation }) => {
      const page = `${localeRoot(locale)}reference/${operation.operationId}`
      const title = `${method.toUpperCase()} ${path.replace('/api/v1', '')}`
      return `### \`${title}\` {#${operation.operationId}}\n\n${prose(operation.summary)}. [${LABELS[locale].details}](${page})`
    })
    .join('\n\n')
}

function headers({ components }: OpenApiDocument, locale: Locale, sent: boolean): string {
  const labels = LABELS[locale]
  const rows = sent
    ? Object.values(components.parameters).filter((parameter) => parameter.in === 'header')
    : Object.entries(components.headers).map(([name, header]) => ({ name, ...header }))
  return table(
    [labels.header, labels.example, labels.meaning],
    rows.map(({ name, example, description }) => [code(name), code(String(example)), prose(description)]),
  )
}

function retryableCodes(locale: Locale): string {
  const labels = LABELS[locale]
  const rows = API_ERROR_CODES.filter((name) => ERRORS[name].retryable).map((name) => [
    String(ERRORS[name].status),
    `[${code(name)}](${localeRoot(locale)}errors/${name})`,
    prose(ERRORS[name].error),
  ])
  return table([labels.status, labels.code, labels.meaning], rows)
}

function styles(locale: Locale): string {
  const labels = LABELS[locale]
  const rows = Object.entries(CITATION_STYLES).map(([id, { name, edition }]) => [
    `[${code(id)}](${localeRoot(locale)}citation-styles#style-${id})`,
    name,
    edition,
  ])
  return table([labels.id, labels.style, labels.edition], rows)
}

/** Values that stand within sentences, as `%name%`. */
export const VALUES: Readonly<Record<string, string>> = {
  activeKeys: String(LIMITS.activeKeysPerWorkspace),
  bibliographyItems: String(LIMITS.bibliographyItems),
  bodyBytes: formatCount(LIMITS.bodyBytes),
  termCount: String(LIMITS.personalTerms.maxCount),
  termCharacters: String(LIMITS.personalTerms.maxCharacters),
  inFlight: String(LIMITS.inFlightPerWorkspace),
  keyCharacters: String(LIMITS.idempotencyKeyCharacters),
  retentionHours: String(LIMITS.resultRetentionHours),
}

/** The block that a line `<!-- insert: name -->` of a guide stands for; undefined when there is none of that name. */
export function insertOf(
  name: string,
  { document, sample }: InsertSource,
  locale: Locale,
): string | undefined {
  const url = (path: string) => `${document.servers[0]?.url ?? ''}/api/v1/${path}`
  const [kind, argument = ''] = name.split(' ')
  switch (kind) {
    case 'endpoints':
      return endpoints(document, locale)
    case 'input-limits':
      return inputLimitsTable(locale)
    case 'sent-headers':
      return headers(document, locale, true)
    case 'answer-headers':
      return headers(document, locale, false)
    case 'error-example':
      return jsonFence(exampleErrorAnswer('word_limit_exceeded'), '413 word_limit_exceeded')
    case 'errors':
      return errorCatalogue(API_ERROR_CODES, locale)
    case 'console-errors':
      return errorCatalogue(CONSOLE_CODES, locale)
    case 'retryable':
      return retryableCodes(locale)
    case 'styles':
      return styles(locale)
    case 'curl-status':
      return fence('bash', curlCommand({ url: url('status'), method: 'get', authenticated: true }))
    case 'curl-humanize':
      return fence(
        'bash',
        curlCommand({
          url: url('humanize'),
          method: 'post',
          authenticated: true,
          body: { text: SAMPLE_TEXT },
        }),
      )
    // Filled in when all pages are known.
    case 'contents':
      return '<!-- insert: contents -->'
    case 'sample':
      return fence(argument.endsWith('.py') ? 'python' : 'ts', sample(argument).trimEnd(), argument)
    default:
      return undefined
  }
}
