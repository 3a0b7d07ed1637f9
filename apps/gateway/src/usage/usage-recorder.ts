import { type CoreContext, recordRequests, touchKeys, type UncountedRequest } from '@redraft/core'

const FLUSH_EVERY_MS = 250
const MAX_BUFFERED = 20_000

/** Writes usage rows of calls without a job, and last uses of keys, in batches off the hot path. */
export class UsageRecorder {
  readonly #ctx: CoreContext
  readonly #onError: (error: unknown) => void
  readonly #timer: NodeJS.Timeout
  #requests: UncountedRequest[] = []
  #uses = new Map<string, Date>()
  #writing: Promise<void> = Promise.resolve()

  constructor(ctx: CoreContext, onError: (error: unknown) => void) {
    this.#ctx = ctx
    this.#onError = onError
    this.#timer = setInterval(() => void this.flush(), FLUSH_EVERY_MS)
  }

  /** Notes the use of a key. */
  use(keyId: string, at: Date): void {
    this.#uses.set(keyId, at)
  }

  /** Notes a call; while the database is away, the newest are dropped past a bound. */
  record(request: UncountedRequest): void {
    if (this.#requests.length < MAX_BUFFERED) this.#requests.push(request)
  }

  /** Writes what is buffered; what could not be written is kept for the next round. */
  flush(): Promise<void> {
    this.#writing = this.#writing.then(() => this.#write())
    return this.#writing
  }

  async #write(): Promise<void> {
    const requests = this.#requests
    const uses = this.#uses
    if (requests.length === 0 && uses.size === 0) return
    this.#requests = []
    this.#uses = new Map()
    try {
      await touchKeys({ ctx: this.#ctx, input: { uses } })
      await recordRequests({ ctx: this.#ctx, input: { requests } })
    } catch (error) {
      this.#requests = [...requests, ...this.#requests].slice(0, MAX_BUFFERED)
      this.#uses = new Map([...uses, ...this.#uses])
      this.#onError(error)
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer)
    await this.flush()
  }
}
