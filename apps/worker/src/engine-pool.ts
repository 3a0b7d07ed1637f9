import type { TextJob } from '@redraft/contracts'
import { Piscina } from 'piscina'

export interface EnginePool {
  /** Loads the engines in every thread. */
  warmUp(): Promise<void>
  /** Runs a job in a thread. Rejects when the engine throws; an abort ends the thread, and a new one takes its place. */
  run(job: TextJob, signal: AbortSignal): Promise<object>
  close(): Promise<void>
}

/** A thread that outgrows this is ended with its job; the others live on. */
const THREAD_HEAP_MB = 768

/** Engine threads, so that an engine never delays the renewal of a job's lock. */
export function createEnginePool(threads: number): EnginePool {
  const pool = new Piscina({
    filename: new URL('./engine-thread.js', import.meta.url).href,
    name: 'runEngine',
    minThreads: threads,
    maxThreads: threads,
    concurrentTasksPerWorker: 1,
    resourceLimits: { maxOldGenerationSizeMb: THREAD_HEAP_MB },
  })
  return {
    async warmUp() {
      await Promise.all(Array.from({ length: threads }, () => pool.run('warm-up')))
    },
    run: (job, signal) => pool.run(job, { signal }) as Promise<object>,
    close: () => pool.destroy(),
  }
}
