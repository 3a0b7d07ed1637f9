/** What one measurement saw. Latencies are in milliseconds, in the order of arrival. */
export interface Measurement {
  /** Length of the window in seconds. */
  readonly seconds: number
  /** Calls begun. */
  readonly sent: number
  /** Latencies of the 200s that arrived within the window. */
  readonly succeeded: readonly number[]
  /** Latencies of all 429 and 503. */
  readonly refused: readonly number[]
  /** Any other answer, and broken connections. */
  readonly failed: number
  /** How many answers had which status; 0 stands for a broken connection. */
  readonly statuses: Readonly<Record<number, number>>
}

/** Collects the answers of one measurement, whose window begins now. */
export class Recorder {
  readonly #endsAt: number
  readonly #seconds: number
  readonly #succeeded: number[] = []
  readonly #refused: number[] = []
  #sent = 0
  #failed = 0
  readonly #statuses: Record<number, number> = {}

  constructor(seconds: number) {
    this.#seconds = seconds
    this.#endsAt = performance.now() + seconds * 1_000
  }

  get over(): boolean {
    return performance.now() >= this.#endsAt
  }

  /** Makes a call and notes how it ended; its latency counts from `from`, a time of `performance.now()`. */
  async record(call: () => Promise<number>, from: number): Promise<void> {
    this.#sent += 1
    const status = await call()
    const now = performance.now()
    this.#statuses[status] = (this.#statuses[status] ?? 0) + 1
    if (status === 429 || status === 503) this.#refused.push(now - from)
    else if (status !== 200) this.#failed += 1
    else if (now <= this.#endsAt) this.#succeeded.push(now - from)
  }

  done(): Measurement {
    return {
      seconds: this.#seconds,
      sent: this.#sent,
      succeeded: this.#succeeded,
      refused: this.#refused,
      failed: this.#failed,
      statuses: this.#statuses,
    }
  }
}

/** Successful answers per second. */
export function throughput(measurement: Measurement): number {
  return measurement.succeeded.length / measurement.seconds
}

/** The value below which `share` (0 to 1) of the values lie, by the nearest-rank method; NaN of nothing. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = Float64Array.from(values).sort()
  return sorted[Math.max(Math.ceil(sorted.length * share) - 1, 0)] ?? Number.NaN
}

/** The middle value, or the mean of the two in the middle; NaN of nothing. */
export function median(values: readonly number[]): number {
  const sorted = Float64Array.from(values).sort()
  const upper = sorted[Math.floor(sorted.length / 2)] ?? Number.NaN
  const lower = sorted[Math.floor((sorted.length - 1) / 2)] ?? Number.NaN
  return (lower + upper) / 2
}
