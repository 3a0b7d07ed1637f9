import { type ErrorFields, errorFields } from './error-fields.ts'
import { maskSecrets } from './mask-secrets.ts'

/** What is logged of a request: no address, no headers, no query, no body. */
export interface RequestFields {
  readonly id?: string | number
  readonly method?: string
  readonly path?: string
}

export interface ResponseFields {
  readonly status?: number
}

const MAX_PATH = 200

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null

function pathOf(url: unknown): string | undefined {
  if (typeof url !== 'string') return undefined
  const path = url.split(/[?#]/, 1)[0] ?? ''
  return maskSecrets(path.replace(/[^\x21-\x7E]+/g, '…')).slice(0, MAX_PATH)
}

/** The object itself, or the one that a pino-http serializer wrapped. */
function unwrap(value: unknown): Readonly<Record<string, unknown>> {
  if (!isRecord(value)) return {}
  return isRecord(value.raw) ? value.raw : value
}

function requestFields(request: unknown): RequestFields {
  const { id, method, originalUrl, url, path: plainPath } = unwrap(request)
  const path = pathOf(originalUrl ?? url ?? plainPath)
  return {
    ...(typeof id === 'string' || typeof id === 'number' ? { id } : {}),
    ...(typeof method === 'string' ? { method } : {}),
    ...(path === undefined ? {} : { path }),
  }
}

function responseFields(response: unknown): ResponseFields {
  const { statusCode, status } = unwrap(response)
  const code = typeof statusCode === 'number' ? statusCode : status
  return typeof code === 'number' ? { status: code } : {}
}

/** Errors as this package writes them: passing one through again must not lose it. */
const written = new WeakSet<object>()

function loggedError(value: unknown): ErrorFields {
  const raw = unwrap(value)
  if (written.has(raw)) return { ...raw, type: String(raw.type) }
  const fields = errorFields(raw instanceof Error ? raw : new Error('a value that is no error was thrown'))
  written.add(fields)
  return fields
}

/**
 * Serializers for pino and for pino-http: each picks the few fields that may be logged. They take plain Node
 * and Express objects, what pino-http's own serializers made of these, and their own results.
 */
export const httpLogSerializers = { req: requestFields, res: responseFields, err: loggedError }
