/** `closed`: calls go through. `open`: none does. `half_open`: one does, to see whether the endpoint is back. */
export type CircuitState = 'closed' | 'open' | 'half_open'

export interface CircuitBreaker {
  state(): CircuitState
  /** Whether a call may be made now; in `half_open` only the first who asks may. */
  admits(): boolean
  succeeded(): void
  failed(): void
  /** A call that was admitted ended without telling anything about the endpoint. */
  abandoned(): void
}

/** Failures in a row after which the endpoint is taken to be down. */
const FAILURES_TO_OPEN = 5
/** How long it is then left alone. */
const OPEN_MS = 15_000

/** Keeps calls from waiting for an endpoint that does not answer. `now` counts milliseconds. */
export function createCircuitBreaker(now: () => number = () => performance.now()): CircuitBreaker {
  let failures = 0
  let openedAt: number | undefined
  let isTrying = false
  const state = (): CircuitState => {
    if (openedAt === undefined) return 'closed'
    return now() - openedAt < OPEN_MS ? 'open' : 'half_open'
  }
  return {
    state,
    admits() {
      const current = state()
      if (current === 'half_open' && !isTrying) {
        isTrying = true
        return true
      }
      return current === 'closed'
    },
    succeeded() {
      failures = 0
      openedAt = undefined
      isTrying = false
    },
    failed() {
      failures += 1
      isTrying = false
      if (failures >= FAILURES_TO_OPEN) openedAt = now()
    },
    abandoned() {
      isTrying = false
    },
  }
}
