import { FetchFailedError, FetchRefusedError } from '../guard/fetch-error.ts'
import type { Fetcher, FetchReply } from '../guard/guarded-fetch.ts'
import { SourceError } from '../source-error.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { HostPaces, pause } from './host-pace.ts'

const RETRY_AFTER_MS = 200
/** Without a number of its own, a 429 means this long. */
const PAUSE_MS = 5_000

export interface PoliteRequest {
  readonly accept: string
  readonly types: RegExp
  readonly signal: AbortSignal
}

/** Asks a host, at most twice. Throws a `SourceError`; 4xx answers but 408 and 429 are replies. */
export type PoliteFetcher = (url: string, request: PoliteRequest) => Promise<FetchReply>

export interface PoliteOptions {
  readonly fetcher: Fetcher
  readonly now: () => Date
  /** Named in the User-Agent, so that a registry can write to the operator. */
  readonly contactEmail?: string | undefined
}

const isBusy = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(value: string | undefined, now: Date): number | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(at - now.getTime(), 0)
}

function unavailable(host: string, cause?: unknown): SourceError {
  return new SourceError(
    'unavailable',
    `${host} did not answer. Repeat later, or send the fields yourself.`,
    {
      cause,
    },
  )
}

/** Retry, circuit breaker, pace and Retry-After of every host, around a fetcher. */
export function createPoliteFetcher({ fetcher, now, contactEmail }: PoliteOptions): PoliteFetcher {
  const breaker = new CircuitBreaker(now)
  const paces = new HostPaces(now)
  const userAgent = `Redraft/0.1 (citations${contactEmail === undefined ? '' : `; mailto:${contactEmail}`})`

  async function attempt(host: string, url: string, request: PoliteRequest): Promise<FetchReply> {
    try {
      const call = () => fetcher(url, { ...request, userAgent })
      const reply = await paces.run(host, request.signal, call)
      paces.learn(host, reply.header)
      if (!isBusy(reply.status)) {
        breaker.succeeded(host)
        return reply
      }
      breaker.failed(host)
      const wait = retryAfterMs(reply.header('retry-after'), now())
      if (wait !== undefined || reply.status === 429) breaker.pause(host, wait ?? PAUSE_MS)
      throw unavailable(host, new FetchFailedError(`status ${reply.status}`))
    } catch (error) {
      if (error instanceof SourceError) throw error
      if (error instanceof FetchRefusedError) throw new SourceError('not_found', error.message)
      breaker.failed(host)
      throw unavailable(host, error)
    }
  }

  return async (url, request) => {
    const host = URL.canParse(url) ? new URL(url).hostname : url
    if (!breaker.allows(host)) throw unavailable(host)
    try {
      return await attempt(host, url, request)
    } catch (error) {
      const again = error instanceof SourceError && error.kind === 'unavailable' && breaker.allows(host)
      if (!again || request.signal.aborted) throw error
      await pause(RETRY_AFTER_MS, request.signal)
      return await attempt(host, url, request)
    }
  }
}
