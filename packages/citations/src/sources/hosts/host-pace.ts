import { pause } from './pause.ts'

interface Pace {
  calls: number
  intervalMs: number
  concurrency: number
}

interface HostQueue {
  pace: Pace
  started: number[]
  running: number
  waiting: (() => void)[]
}

/** Used until a host names its own; low enough for every registry we ask. */
const DEFAULT_PACE: Pace = { calls: 5, intervalMs: 1_000, concurrency: 5 }
/** NCBI asks for one call at a time and three a second (api.ncbi.nlm.nih.gov/lit/ctxp, since 2022). */
const KNOWN: Readonly<Record<string, Pace>> = {
  'api.ncbi.nlm.nih.gov': { calls: 3, intervalMs: 1_000, concurrency: 1 },
}

function wholeNumber(value: string | undefined): number | undefined {
  const number = Number(/^\d{1,6}/.exec(value ?? '')?.[0])
  return number > 0 ? number : undefined
}

/** Keeps each host's rate: known beforehand, or read from Crossref's `x-rate-limit-*` and `x-concurrency-limit` headers. */
export class HostPaces {
  readonly #now: () => Date
  readonly #hosts = new Map<string, HostQueue>()

  constructor(now: () => Date) {
    this.#now = now
  }

  #of(host: string): HostQueue {
    const known = this.#hosts.get(host)
    if (known) return known
    const queue = { pace: { ...(KNOWN[host] ?? DEFAULT_PACE) }, started: [], running: 0, waiting: [] }
    this.#hosts.set(host, queue)
    return queue
  }

  /** Runs a call when the host's pace allows; rejects with the signal's reason when that comes too late. */
  async run<T>(host: string, signal: AbortSignal, call: () => Promise<T>): Promise<T> {
    const queue = this.#of(host)
    await this.#turn(queue, signal)
    try {
      return await call()
    } finally {
      queue.running--
      queue.waiting.shift()?.()
    }
  }

  /** Takes a place among the running calls. */
  async #turn(queue: HostQueue, signal: AbortSignal): Promise<void> {
    for (;;) {
      signal.throwIfAborted()
      const now = this.#now().getTime()
      queue.started = queue.started.filter((at) => now - at < queue.pace.intervalMs)
      const [first] = queue.started
      if (queue.running >= queue.pace.concurrency) {
        await new Promise<void>((resolve) => this.#wait(queue, signal, resolve))
      } else if (queue.started.length >= queue.pace.calls && first !== undefined) {
        await pause(first + queue.pace.intervalMs - now, signal)
      } else {
        queue.started.push(now)
        queue.running++
        return
      }
    }
  }

  #wait(queue: HostQueue, signal: AbortSignal, resolve: () => void): void {
    queue.waiting.push(resolve)
    signal.addEventListener('abort', () => {
      queue.waiting = queue.waiting.filter((other) => other !== resolve)
      resolve()
    })
  }

  /** Takes over the pace that a reply's headers name. */
  learn(host: string, header: (name: string) => string | undefined): void {
    const { pace } = this.#of(host)
    const calls = wholeNumber(header('x-rate-limit-limit'))
    const seconds = wholeNumber(header('x-rate-limit-interval'))
    if (calls !== undefined && seconds !== undefined) {
      pace.calls = calls
      pace.intervalMs = seconds * 1_000
    }
    pace.concurrency = wholeNumber(header('x-concurrency-limit')) ?? pace.concurrency
  }
}
