import type { Admission } from './admission.ts'

const SAMPLE_EVERY_MS = 50
/** A loop that is this late cannot refuse within 20 ms what it parses first. */
const LATE_MS = 40
/** Below half of the ceiling, or with few calls, a late loop is a busy machine and no overload: calls wait, none fails. */
const BEGIN_SHARE = 0.5
const BEGIN_AT_LEAST = 64
/** Low enough that the state does not flicker, high enough that the workers never run dry. */
const END_SHARE_OF_BEGIN = 0.8

/**
 * Tells when calls arrive faster than they can even be read: many are in flight and the event loop is late. It holds
 * until the calls in flight have become fewer, however short the loop's turns are then.
 */
export class Overload {
  readonly #admission: Admission
  readonly #beginAt: number
  readonly #endBelow: number
  #active = false
  #timer: NodeJS.Timeout | undefined

  constructor(admission: Admission) {
    this.#admission = admission
    this.#beginAt = Math.max(admission.max * BEGIN_SHARE, BEGIN_AT_LEAST)
    this.#endBelow = this.#beginAt * END_SHARE_OF_BEGIN
  }

  get active(): boolean {
    return this.#active && this.#admission.inFlight >= this.#endBelow
  }

  /** Takes note of how late a timer fired. */
  sample(lateMs: number): void {
    const { inFlight } = this.#admission
    if (inFlight < this.#endBelow) this.#active = false
    else if (inFlight >= this.#beginAt && lateMs >= LATE_MS) this.#active = true
  }

  /** Watches the event loop until `close`. */
  start(): void {
    let due = performance.now() + SAMPLE_EVERY_MS
    this.#timer = setInterval(() => {
      const now = performance.now()
      this.sample(now - due)
      due = now + SAMPLE_EVERY_MS
    }, SAMPLE_EVERY_MS)
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
