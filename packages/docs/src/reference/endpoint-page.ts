import { ERRORS } from '@redraft/contracts'
import type { OpenApiDocument, Operation, Parameter } from '@redraft/contracts/openapi'
import { curlCommand } from '../markdown/curl.ts'
import { code, escapeText, fence, jsonFence, prose, table } from '../markdown/markdown.ts'
import { answerFields, requestFields } from './fields.ts'
import { endpointLimits } from './input-limits.ts'
import { LABELS, type Labels, type Locale, localeRoot } from './labels.ts'
import { answerOf, errorCodesOf, exampleOf, type ListedOperation, methodBadge } from './operations.ts'

function limitsOf({ schema }: Parameter): string {
  if (schema.maxLength === undefined) return schema.format ?? ''
  return `${schema.minLength ?? 0}–${schema.maxLength} visible ASCII characters`
}

function parameters(document: OpenApiDocument, { parameters: given }: Operation, labels: Labels): string {
  const entries = given.flatMap(({ $ref }) => {
    const parameter = document.components.parameters[$ref.split('/').at(-1) ?? '']
    if (parameter === undefined) return []
    const facts = [
      parameter.in,
      parameter.required ? `<strong>${labels.required}</strong>` : '',
      limitsOf(parameter),
    ]
    const marks = facts.filter((fact) => fact !== '').map((fact) => `<span class="fact">${fact}</span>`)
    return [`<dt>${code(parameter.name)} ${marks.join(' ')}</dt><dd>${prose(parameter.description)}</dd>`]
  })
  return entries.length === 0
    ? ''
    : `## ${labels.parameters} {#parameters}\n\n<dl class="fields">\n${entries.join('\n')}\n</dl>`
}

function examples(document: OpenApiDocument, listed: ListedOperation, labels: Labels): string {
  const { method, path, operation } = listed
  const body = exampleOf(operation.requestBody?.content['application/json'])
  const { status, media } = answerOf(operation)
  const id = document.components.parameters.RequestId?.example ?? ''
  const url = (document.servers[0]?.url ?? '') + path.replace('{id}', id)
  const command = curlCommand({ url, method, authenticated: operation.security.length > 0, body })
  const answer = exampleOf(media)
  const shown = answer === undefined ? '' : jsonFence(answer, `${labels.answer} ${status}`)
  return `## ${labels.example} {#example}\n\n${fence('bash', command, labels.request)}\n\n${shown}`
}

function errors(operation: Operation, locale: Locale): string {
  const labels = LABELS[locale]
  const codes = errorCodesOf(operation)
  if (codes.length === 0) return ''
  const rows = codes.map((name) => [
    String(ERRORS[name].status),
    `[${code(name)}](${localeRoot(locale)}errors/${name})`,
    prose(ERRORS[name].error),
  ])
  return `## ${labels.errors} {#errors}\n\n${table([labels.status, labels.code, labels.meaning], rows)}`
}

/** The page of an endpoint: an example first, then its fields and its errors. */
export function endpointPage(document: OpenApiDocument, listed: ListedOperation, locale: Locale): string {
  const labels = LABELS[locale]
  const { method, path, operation } = listed
  const schemas = document.components.schemas
  const request = operation.requestBody?.content['application/json']
  const { status, media } = answerOf(operation)
  const parts = [
    `# ${escapeText(operation.summary)}`,
    `<p class="path">${methodBadge(method)} ${code(path)}</p>`,
    labels.inEnglish === '' ? '' : `<p class="note">${labels.inEnglish}</p>`,
    ...operation.description.split('\n\n').map(prose),
    endpointLimits(operation.operationId, labels),
    examples(document, listed, labels),
    parameters(document, operation, labels),
    request === undefined
      ? ''
      : `## ${labels.requestFields} {#request}\n\n${requestFields(request.schema, schemas, labels)}`,
    `## ${labels.answer} ${status} {#answer}\n\n${media === undefined ? labels.noBody : answerFields(media.schema, schemas, labels)}`,
    errors(operation, locale),
  ]
  return parts.filter((part) => part !== '').join('\n\n')
}
