import { errorFields } from './error-fields.ts'
import { maskSecrets } from './mask-secrets.ts'

/** Ids, codes, names, paths, addresses: no spaces and no letters outside ASCII, so no sentence of anybody. */
const IDENTIFIER = /^[\w.:/+[\]-]{1,200}$/
const MASKED_URL = /^[a-z]+:\/\/\[masked\]@[\w.:/+-]{1,200}$/

const SECRET_WORDS = new Set([
  'password',
  'passwd',
  'secret',
  'token',
  'authorization',
  'cookie',
  'cookies',
  'credentials',
])
const TEXT_FIELDS = new Set(
  'text input output body content data params parameters query headers meta sql statement html email apikey key'.split(
    ' ',
  ),
)

const MAX_DEPTH = 3
const MAX_ITEMS = 20

/** True for fields whose value is never logged, whatever it looks like. */
function isForbidden(name: string): boolean {
  const words = name
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split(/[^a-z]+/)
  return TEXT_FIELDS.has(words.join('')) || words.some((word) => SECRET_WORDS.has(word))
}

function safeString(value: string): string {
  if (IDENTIFIER.test(value)) return maskSecrets(value)
  const masked = maskSecrets(value)
  return MASKED_URL.test(masked) ? masked : `[${value.length} characters]`
}

function isPlainObject(value: object): value is Record<string, unknown> {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}

/** What may be logged of a value: numbers, flags, dates, identifiers, errors, and plain objects and lists of them. */
export function safeValue(value: unknown, depth = 0): unknown {
  if (typeof value === 'string') return safeString(value)
  if (typeof value === 'bigint') return String(value)
  if (typeof value !== 'object' || value === null) return typeof value === 'function' ? '[function]' : value
  if (value instanceof Error) return errorFields(value)
  if (value instanceof Date) return Number.isNaN(value.getTime()) ? null : value.toISOString()
  if (depth === MAX_DEPTH) return '[nested]'
  if (Array.isArray(value)) return value.slice(0, MAX_ITEMS).map((item) => safeValue(item, depth + 1))
  return isPlainObject(value) ? safeFields(value, depth + 1) : '[object]'
}

/** The same for the fields of a log line, without those that hold texts or secrets by their name. */
export function safeFields(fields: Readonly<Record<string, unknown>>, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => {
      const hidden = isForbidden(name) && typeof value !== 'number' && typeof value !== 'boolean'
      return [name, hidden ? '[hidden]' : safeValue(value, depth)]
    }),
  )
}
