import { QUEUES, type QueueName } from '@redraft/contracts'
import type { Producer } from '@redraft/queue'

const SAMPLE_EVERY_MS = 250

/**
 * Estimates how many jobs wait: the last sample plus what this gateway added since. Sampling beside the requests
 * keeps the ceiling off the hot path; with several gateways it may be passed by what they add in a quarter second.
 */
export class QueueDepth {
  readonly #producer: Producer
  readonly #max: number
  readonly #onError: (error: unknown) => void
  readonly #estimates = new Map<QueueName, number>(QUEUES.map((queue) => [queue, 0]))
  readonly #timer: NodeJS.Timeout
  #used = false
  #sampling = false

  constructor(producer: Producer, max: number, onError: (error: unknown) => void) {
    this.#producer = producer
    this.#max = max
    this.#onError = onError
    this.#timer = setInterval(() => void this.#sample(), SAMPLE_EVERY_MS)
  }

  isFull(queue: QueueName): boolean {
    this.#used = true
    return this.estimate(queue) >= this.#max
  }

  estimate(queue: QueueName): number {
    return this.#estimates.get(queue) ?? 0
  }

  added(queue: QueueName): void {
    this.#estimates.set(queue, this.estimate(queue) + 1)
  }

  /** Idle gateways do not ask. */
  async #sample(): Promise<void> {
    if (!this.#used || this.#sampling) return
    this.#used = false
    this.#sampling = true
    try {
      for (const queue of QUEUES) this.#estimates.set(queue, await this.#producer.depth(queue))
    } catch (error) {
      this.#used = true
      this.#onError(error)
    } finally {
      this.#sampling = false
    }
  }

  close(): void {
    clearInterval(this.#timer)
  }
}
