const FAILURES_TO_OPEN = 5
const OPEN_MS = 30_000
/** A host may ask for more with Retry-After; nobody is kept out longer than this. */
const MAX_CLOSED_MS = 600_000

interface HostState {
  failures: number
  closedUntil: number
}

/** Stops asking a host that failed five times in a row, for half a minute, or for as long as it asked us to wait. */
export class CircuitBreaker {
  readonly #now: () => Date
  readonly #hosts = new Map<string, HostState>()

  constructor(now: () => Date) {
    this.#now = now
  }

  /** Whether the host may be asked now. */
  allows(host: string): boolean {
    return (this.#hosts.get(host)?.closedUntil ?? 0) <= this.#now().getTime()
  }

  succeeded(host: string): void {
    this.#hosts.delete(host)
  }

  /** After the pause one more failure closes the host again at once. */
  failed(host: string): void {
    const failures = (this.#hosts.get(host)?.failures ?? 0) + 1
    const closedUntil = failures >= FAILURES_TO_OPEN ? this.#now().getTime() + OPEN_MS : 0
    this.#hosts.set(host, { failures, closedUntil })
  }

  /** The host asked for a pause. */
  pause(host: string, pauseMs: number): void {
    const failures = this.#hosts.get(host)?.failures ?? 0
    const closedUntil = this.#now().getTime() + Math.min(pauseMs, MAX_CLOSED_MS)
    this.#hosts.set(host, { failures, closedUntil })
  }
}
