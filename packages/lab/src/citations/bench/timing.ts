/** Milliseconds that a call took. */
export function timed(work: () => unknown): number {
  const start = performance.now()
  work()
  return performance.now() - start
}

export interface Quantiles {
  readonly p50_ms: number
  readonly p95_ms: number
}

export function quantiles(times: readonly number[]): Quantiles {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor(share * (sorted.length - 1))] ?? 0
  return { p50_ms: at(0.5), p95_ms: at(0.95) }
}
