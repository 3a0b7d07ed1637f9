import { ERRORS, type ErrorCode } from '../errors/catalogue.ts'
import { errorExtras } from '../errors/extras.ts'
import { schemaRef } from './component-schemas.ts'
import type { Endpoint } from './endpoints.ts'
import {
  type HeaderName,
  headerRefs,
  isHeaderName,
  RATE_HEADERS,
  REPLAY_HEADERS,
  TRACE_HEADERS,
} from './headers.ts'
import type { ResponseObject } from './types.ts'

/** Codes answered before the key is known, so without rate headers. */
const BEFORE_KEY: ReadonlySet<ErrorCode> = new Set(['missing_api_key', 'invalid_api_key'])

function success(endpoint: Endpoint): ResponseObject {
  const { answer, authenticated, method } = endpoint
  const names: HeaderName[] = [...TRACE_HEADERS]
  if (authenticated) names.push(...RATE_HEADERS)
  if (method === 'post') names.push(...REPLAY_HEADERS)
  const response: ResponseObject = { description: answer.description, headers: headerRefs(names) }
  if (answer.body === undefined) return response
  const { schema, example } = answer.body
  return {
    ...response,
    content: { 'application/json': { schema: schemaRef(schema), examples: { example: { value: example } } } },
  }
}

function failure(codes: readonly ErrorCode[]): ResponseObject {
  const own = codes.flatMap((code) => Object.keys(errorExtras(code).headers ?? {})).filter(isHeaderName)
  const rate = codes.every((code) => BEFORE_KEY.has(code)) ? [] : RATE_HEADERS
  const examples = codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])
  return {
    description: codes.map((code) => `\`${code}\`: ${ERRORS[code].error}`).join('\n\n'),
    headers: headerRefs([...new Set([...TRACE_HEADERS, ...rate, ...own])]),
    content: { 'application/json': { schema: schemaRef('Error'), examples: Object.fromEntries(examples) } },
  }
}

const NOT_READY: ResponseObject = {
  description: 'A part is missing, or the process is stopping',
  headers: headerRefs([...TRACE_HEADERS, 'Retry-After']),
  content: {
    'application/json': {
      schema: schemaRef('Readiness'),
      examples: { example: { value: { status: 'unavailable', reason: 'draining' } } },
    },
  },
}

/** All answers of an endpoint: its success, then one response for each error status with an example per code. */
export function responsesOf(endpoint: Endpoint): Record<string, ResponseObject> {
  const byStatus = new Map<number, ErrorCode[]>()
  for (const code of endpoint.errors) {
    const { status } = ERRORS[code]
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  const responses: Record<string, ResponseObject> = { [endpoint.answer.status]: success(endpoint) }
  for (const [status, codes] of [...byStatus].sort(([a], [b]) => a - b)) responses[status] = failure(codes)
  if (endpoint.id === 'readyz') responses[503] = NOT_READY
  return responses
}
