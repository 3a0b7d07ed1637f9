import { type CoreContext, type RequestOutcome, readOutcomes } from '@redraft/core'

/** Hints may be lost; this bounds how late an answer can be for that. */
const POLL_EVERY_MS = 1_000

type Resolve = (outcome: RequestOutcome) => void

/**
 * Knows who waits for which request. A hint makes it read that row at once, together with all others hinted meanwhile;
 * the poll reads every row still waited for.
 */
export class ReplyHub {
  readonly #ctx: CoreContext
  readonly #onError: (error: unknown) => void
  readonly #waiters = new Map<string, Set<Resolve>>()
  readonly #timer: NodeJS.Timeout
  #hinted = new Set<string>()
  #reading = false

  constructor(ctx: CoreContext, onError: (error: unknown) => void) {
    this.#ctx = ctx
    this.#onError = onError
    this.#timer = setInterval(() => this.#poll(), POLL_EVERY_MS)
  }

  /** Waits for the outcome of a request; `release` gives the wait up. */
  wait(requestId: string): { outcome: Promise<RequestOutcome>; release: () => void } {
    let resolve: Resolve = () => undefined
    const outcome = new Promise<RequestOutcome>((done) => {
      resolve = done
    })
    const waiters = this.#waiters.get(requestId) ?? new Set()
    this.#waiters.set(requestId, waiters.add(resolve))
    const release = () => {
      waiters.delete(resolve)
      if (waiters.size === 0 && this.#waiters.get(requestId) === waiters) this.#waiters.delete(requestId)
    }
    return { outcome, release }
  }

  /** Told that a request may have ended. */
  hint(requestId: string): void {
    if (!this.#waiters.has(requestId)) return
    this.#hinted.add(requestId)
    void this.#readHinted()
  }

  async #readHinted(): Promise<void> {
    if (this.#reading) return
    this.#reading = true
    try {
      while (this.#hinted.size > 0) {
        const ids = [...this.#hinted]
        this.#hinted = new Set()
        const outcomes = await readOutcomes({ ctx: this.#ctx, input: { ids } })
        for (const [id, outcome] of outcomes) this.#deliver(id, outcome)
      }
    } catch (error) {
      this.#onError(error)
    } finally {
      this.#reading = false
    }
  }

  #deliver(requestId: string, outcome: RequestOutcome): void {
    const waiters = this.#waiters.get(requestId)
    this.#waiters.delete(requestId)
    for (const resolve of waiters ?? []) resolve(outcome)
  }

  #poll(): void {
    for (const id of this.#waiters.keys()) this.#hinted.add(id)
    void this.#readHinted()
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
