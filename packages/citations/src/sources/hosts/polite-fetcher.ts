import { FetchFailedError, FetchRefusedError } from '../guard/fetch-error.ts'
import type { Fetcher, FetchReply, FetchRequest } from '../guard/guarded-fetch.ts'
import { SourceError } from '../source-error.ts'
import { CircuitBreaker } from './circuit-breaker.ts'
import { HostPaces } from './host-pace.ts'
import { pause } from './pause.ts'

const RETRY_AFTER_MS = 200
/** Without a number of its own, a 429 means this long. */
const PAUSE_MS = 5_000

export type PoliteRequest = Omit<FetchRequest, 'userAgent'>

/** A registry or mirror that gave no usable answer; for the operator's log. */
export interface RegistryFailure {
  /** Host and port of the address in the settings. */
  readonly host: string
  /** A code of the system, `status_503`, or a word; nothing of what was looked up. */
  readonly reason: string
}

/** Asks a host, at most twice. Throws a `SourceError`; 4xx answers but 408 and 429 are replies. */
export type PoliteFetcher = (url: string, request: PoliteRequest) => Promise<FetchReply>

export interface PoliteOptions {
  readonly fetcher: Fetcher
  readonly now: () => Date
  /** Named in the User-Agent, so that a registry can write to the operator. */
  readonly contactEmail?: string | undefined
  /** Origins that callers do not learn: those of the operator's mirrors. */
  readonly unnamed?: ReadonlySet<string>
  readonly onRegistryFailure?: ((failure: RegistryFailure) => void) | undefined
}

const isBusy = (status: number): boolean => status === 408 || status === 429 || status >= 500

/** The host answered that it is overloaded, and perhaps for how long. */
class BusyError extends FetchFailedError {
  readonly pauseMs: number | undefined

  constructor(status: number, pauseMs: number | undefined) {
    super(`status_${status}`)
    this.pauseMs = pauseMs
  }
}

/** Why there was no answer; nothing of the address. */
function reasonOf(error: unknown): string {
  if (error instanceof FetchFailedError) return error.reason
  return error instanceof FetchRefusedError ? 'refused' : 'given_up'
}

interface Asked {
  /** Whose pace and failures are kept: with its port, for two mirrors may share an address. */
  readonly host: string
  /** What callers are told. */
  readonly name: string
}

function askedOf(address: string, unnamed: ReadonlySet<string> | undefined): Asked {
  if (!URL.canParse(address)) return { host: address, name: address }
  const { host, origin, hostname } = new URL(address)
  return { host, name: unnamed?.has(origin) ? 'The registry' : hostname }
}

/** Seconds or a date (RFC 9110, 10.2.3). */
function retryAfterMs(value: string | undefined, now: Date): number | undefined {
  if (value === undefined) return undefined
  if (/^\d{1,9}$/.test(value.trim())) return Number(value) * 1_000
  const at = Date.parse(value)
  return Number.isNaN(at) ? undefined : Math.max(at - now.getTime(), 0)
}

function unavailable(name: string, cause?: unknown): SourceError {
  const message = `${name} did not answer. Repeat later, or send the fields yourself.`
  return new SourceError('unavailable', message, { cause })
}

/** Retry, circuit breaker, pace and Retry-After of every host, around a fetcher. */
export function createPoliteFetcher(options: PoliteOptions): PoliteFetcher {
  const { fetcher, now, contactEmail, unnamed, onRegistryFailure } = options
  const breaker = new CircuitBreaker(now)
  const paces = new HostPaces(now)
  const userAgent = `Redraft/0.1 (citations${contactEmail === undefined ? '' : `; mailto:${contactEmail}`})`

  /** One call, within the host's pace. Throws what the fetcher throws; a busy host counts as a failed fetch. */
  async function call(host: string, url: string, request: PoliteRequest): Promise<FetchReply> {
    const reply = await paces.run(host, request.signal, () => fetcher(url, { ...request, userAgent }))
    paces.learn(host, reply.header)
    if (!isBusy(reply.status)) return reply
    const wait = retryAfterMs(reply.header('retry-after'), now())
    const isPause = wait !== undefined || reply.status === 429
    throw new BusyError(reply.status, isPause ? (wait ?? PAUSE_MS) : undefined)
  }

  async function attempt(asked: Asked, url: string, request: PoliteRequest): Promise<FetchReply> {
    const { host, name } = asked
    try {
      const reply = await call(host, url, request)
      breaker.succeeded(host)
      return reply
    } catch (error) {
      if (request.chosenBy === 'operator') onRegistryFailure?.({ host, reason: reasonOf(error) })
      if (error instanceof FetchRefusedError) throw new SourceError('not_found', error.message)
      breaker.failed(host)
      if (error instanceof BusyError && error.pauseMs !== undefined) breaker.pause(host, error.pauseMs)
      throw unavailable(name, error)
    }
  }

  return async (url, request) => {
    const asked = askedOf(url, unnamed)
    if (!breaker.allows(asked.host)) throw unavailable(asked.name)
    try {
      return await attempt(asked, url, request)
    } catch (error) {
      const again = error instanceof SourceError && error.kind === 'unavailable' && breaker.allows(asked.host)
      if (!again || request.signal.aborted) throw error
      await pause(RETRY_AFTER_MS, request.signal)
      return await attempt(asked, url, request)
    }
  }
}
