import { DemoError } from './demo-error.ts'

export interface ServiceAddress {
  /** Without a slash at the end. */
  readonly baseUrl: string
  /** It is PUBLIC_URL, and not where the service listens. */
  readonly isPublicUrl: boolean
}

/** A little more than the service's own deadline of a request. */
const ANSWER_WITHIN_MS = 60_000

const WHY: Readonly<Record<string, string>> = {
  ENOTFOUND: 'its name does not resolve from here',
  EAI_AGAIN: 'its name does not resolve from here',
  ECONNREFUSED: 'nothing listens there',
  EHOSTUNREACH: 'no way leads there',
  ENETUNREACH: 'no way leads there',
}

function codeOf(error: unknown): string {
  const cause = error instanceof Error ? (error.cause ?? error) : error
  if (cause instanceof AggregateError) return codeOf(cause.errors[0])
  if (!(cause instanceof Error)) return 'no answer'
  return 'code' in cause && typeof cause.code === 'string' ? cause.code : cause.name
}

/** What failed and what to do instead. */
function explain({ baseUrl, isPublicUrl }: ServiceAddress, error: unknown): DemoError {
  const code = codeOf(error)
  const why = WHY[code] === undefined ? code : `${WHY[code]} (${code})`
  const remedy = isPublicUrl
    ? 'That is PUBLIC_URL. To call the service where it listens instead: PUBLIC_URL= npm run demo'
    : 'Is the service running? Start it with npm start, or set HOST and PORT to where it listens.'
  return new DemoError(`${baseUrl} could not be called: ${why}.\n${remedy}`, { cause: error })
}

/** One HTTP call. Throws `DemoError` when there is no answer; whatever the answer is, it is returned. */
export async function callService(
  service: ServiceAddress,
  path: string,
  init: RequestInit & { readonly signal: AbortSignal },
): Promise<Response> {
  const signal = AbortSignal.any([init.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])
  try {
    return await fetch(`${service.baseUrl}${path}`, { ...init, signal })
  } catch (error) {
    init.signal.throwIfAborted()
    throw explain(service, error)
  }
}
