import { LIMITS } from '../limits.ts'
import type { Header, Parameter, Reference } from './types.ts'

const VISIBLE_ASCII = '^[\\x21-\\x7E]+$'

export const REQUEST_PARAMETERS = {
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    description:
      'Makes a repeat safe: the stored 200 is replayed for 24 h at no cost, or `result_purged` answered when its result was deleted. Visible ASCII; scoped to the API key; freed by any failure.',
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: LIMITS.idempotencyKeyCharacters,
      pattern: VISIBLE_ASCII,
    },
    example: 'order-7421-intro',
  },
  ClientRequestId: {
    name: 'X-Request-Id',
    in: 'header',
    required: false,
    description: 'Your own id for this call. It is logged and echoed as `X-Client-Request-Id`.',
    schema: {
      type: 'string',
      minLength: 1,
      maxLength: LIMITS.clientRequestIdCharacters,
      pattern: VISIBLE_ASCII,
    },
    example: 'web-20261120-0001',
  },
  RequestId: {
    name: 'id',
    in: 'path',
    required: true,
    description: 'The `X-Request-Id` of the call that made the request',
    schema: { type: 'string', format: 'uuid' },
    example: '019a9d3c-7d1e-7c40-9a53-2f6f0f4be1a7',
  },
} as const satisfies Readonly<Record<string, Parameter>>
export type ParameterName = keyof typeof REQUEST_PARAMETERS

const text = (description: string, example: string): Header => ({
  description,
  schema: { type: 'string' },
  example,
})
const whole = (description: string, example: number): Header => ({
  description,
  schema: { type: 'integer' },
  example,
})

export const RESPONSE_HEADERS = {
  'X-Request-Id': text(
    'Id of this call, a UUIDv7 made by the service',
    '019a9d3c-7d1e-7c40-9a53-2f6f0f4be1a7',
  ),
  'X-Client-Request-Id': text('Your own `X-Request-Id`, echoed when you sent one', 'web-20261120-0001'),
  RateLimit: text(
    'What is left of the window, as an IETF structured field: `r` calls, `t` seconds',
    '"key";r=59;t=60',
  ),
  'RateLimit-Policy': text('The rate of the key: `q` calls in `w` seconds', '"key";q=60;w=60'),
  'X-RateLimit-Limit': whole('Calls the key may make in a window', 60),
  'X-RateLimit-Remaining': whole('Calls left in the window', 59),
  'X-RateLimit-Reset': whole('Seconds until the window ends', 60),
  'Retry-After': whole('Seconds to wait before a repeat', 2),
  'Idempotent-Replayed': text('`true` when this is a stored answer; it cost no words', 'true'),
  'Original-Request-Id': text(
    'On a replay, the id of the call that made the answer',
    '019a9d3c-7d1e-7c40-9a53-2f6f0f4be1a7',
  ),
  'WWW-Authenticate': text('How to authenticate', 'Bearer'),
  Allow: text('Methods the path supports', 'POST'),
} as const satisfies Readonly<Record<string, Header>>
export type HeaderName = keyof typeof RESPONSE_HEADERS

export const TRACE_HEADERS: readonly HeaderName[] = ['X-Request-Id', 'X-Client-Request-Id']
export const RATE_HEADERS: readonly HeaderName[] = [
  'RateLimit',
  'RateLimit-Policy',
  'X-RateLimit-Limit',
  'X-RateLimit-Remaining',
  'X-RateLimit-Reset',
]
export const REPLAY_HEADERS: readonly HeaderName[] = ['Idempotent-Replayed', 'Original-Request-Id']

/** References for the `headers` of a response. */
export function headerRefs(names: readonly HeaderName[]): Record<string, Reference> {
  return Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]))
}

/** True when the name is a header of the reference. */
export function isHeaderName(name: string): name is HeaderName {
  return Object.hasOwn(RESPONSE_HEADERS, name)
}
