import { setTimeout as pause } from 'node:timers/promises'
import type { ChatAnswer, ChatClient, ChatRequest } from './chat-client.ts'
import { ChatError } from './chat-error.ts'
import { type CircuitBreaker, createCircuitBreaker } from './circuit-breaker.ts'
import { createLimiter } from './limiter.ts'

/** Calls a model within the limits of the process. */
export interface ModelCaller {
  readonly model: string
  /** The state of the endpoint, as far as calls have told. */
  state(): ReturnType<CircuitBreaker['state']>
  /**
   * One answer, with retries where the endpoint asks for patience. Rejects with a `ChatError`, or as `signal` does.
   * `endsAt` is when the answer must be there, in milliseconds of `performance.now()`.
   */
  call(
    request: ChatRequest,
    limits: { readonly signal: AbortSignal; readonly endsAt: number },
  ): Promise<ChatAnswer>
}

const MOST_ATTEMPTS = 3
/** Before the second attempt, where the endpoint names no time; doubled before the third. */
const PAUSE_MS = 250

/** What is worth another attempt; a timeout or a malformed answer is not, and a connection is tried twice. */
function pauseBefore(attempt: number, { fault, retryAfterMs }: ChatError): number | undefined {
  if (attempt >= MOST_ATTEMPTS) return undefined
  const own = PAUSE_MS * 2 ** (attempt - 1)
  if (fault === 'rate_limited') return retryAfterMs ?? own
  if (fault === 'server_error') return attempt === 1 ? (retryAfterMs ?? own) : undefined
  return fault === 'unreachable' && attempt === 1 ? own : undefined
}

/** A caller with little time left tells nothing about an endpoint. */
const PATIENCE_MS = 1_000

function isOutage(error: unknown, tookMs: number): boolean {
  if (error instanceof ChatError) return error.fault !== 'rate_limited'
  return error instanceof Error && error.name === 'TimeoutError' && tookMs >= PATIENCE_MS
}

/** One for a process: `concurrency` calls at once, and none to an endpoint that failed time after time. */
export function createModelCaller({
  client,
  concurrency,
  breaker = createCircuitBreaker(),
}: {
  readonly client: ChatClient
  readonly concurrency: number
  readonly breaker?: CircuitBreaker
}): ModelCaller {
  const limiter = createLimiter(concurrency)

  async function attempt(request: ChatRequest, signal: AbortSignal): Promise<ChatAnswer> {
    if (!breaker.admits()) throw new ChatError('left_alone')
    const started = performance.now()
    try {
      const answer = await client.complete(request, signal)
      breaker.succeeded()
      return answer
    } catch (error) {
      if (isOutage(error, performance.now() - started)) breaker.failed()
      else breaker.abandoned()
      throw error
    }
  }

  return {
    model: client.model,
    state: () => breaker.state(),
    async call(request, { signal, endsAt }) {
      for (let count = 1; ; count++) {
        try {
          return await limiter.run(signal, () => attempt(request, signal))
        } catch (error) {
          if (!(error instanceof ChatError) || breaker.state() === 'open') throw error
          const waitMs = pauseBefore(count, error)
          if (waitMs === undefined || performance.now() + waitMs >= endsAt) throw error
          await pause(waitMs, undefined, { signal })
        }
      }
    },
  }
}
