/**
 * Counts the calls that this gateway works on, from their entry on: those that still wait for the database are work
 * already, and a ceiling that saw only open requests would let any number of them in.
 */
export class Admission {
  /** Most calls that should be in flight. */
  readonly max: number
  #inFlight = 0

  constructor(max: number) {
    this.max = max
  }

  get inFlight(): number {
    return this.#inFlight
  }

  get isFull(): boolean {
    return this.#inFlight >= this.max
  }

  /** Counts a call in, and out when `work` ends. */
  async during<Result>(work: () => Promise<Result>): Promise<Result> {
    this.#inFlight += 1
    try {
      return await work()
    } finally {
      this.#inFlight -= 1
    }
  }
}
