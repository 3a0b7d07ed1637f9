import { Piscina } from 'piscina'
import type { Computed, EngineTask, EngineTaskValues } from './engine-thread.ts'

export interface EngineThreads {
  /** Loads the engines in every thread. */
  warmUp(options: { readonly model: boolean }): Promise<void>
  /**
   * Computes a task in a thread. Rejects when the engine throws; an abort ends the thread, and a new one takes its place.
   */
  compute<Kind extends EngineTask['kind']>(
    task: Extract<EngineTask, { kind: Kind }>,
    signal: AbortSignal,
  ): Promise<Computed<EngineTaskValues[Kind]>>
  /** Tasks that wait for a thread, and threads that compute. */
  load(): ThreadLoad
  close(): Promise<void>
}

export interface ThreadLoad {
  readonly waiting: number
  readonly busy: number
}

/** A thread that outgrows this is ended with its job; the others live on. */
const THREAD_HEAP_MB = 768
/** A third of Node's own: 28 MB less for a thread, at no cost in CPU that could be measured. */
const THREAD_YOUNG_MB = 16

/** Threads for the computing of the text engines, so that it never delays the renewal of a job's lock. */
export function createEngineThreads(threads: number): EngineThreads {
  const pool = new Piscina({
    filename: new URL('./engine-thread.js', import.meta.url).href,
    name: 'runEngineTask',
    minThreads: 0,
    maxThreads: threads,
    // One starts with the first task that finds none free (or at warm-up), and stays.
    idleTimeout: Number.POSITIVE_INFINITY,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB, maxYoungGenerationSizeMb: THREAD_YOUNG_MB },
  })
  let under = 0
  const compute = async (task: EngineTask, signal?: AbortSignal) => {
    under += 1
    try {
      return await pool.run(task, signal === undefined ? {} : { signal })
    } finally {
      under -= 1
    }
  }
  return {
    async warmUp({ model }) {
      await Promise.all(Array.from({ length: threads }, () => compute({ kind: 'warm-up', model })))
    },
    compute,
    load: () => ({ waiting: pool.queueSize, busy: Math.max(under - pool.queueSize, 0) }),
    close: () => pool.destroy(),
  }
}
