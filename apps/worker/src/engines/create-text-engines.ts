import type { EngineLimits, TextJob } from '@redraft/contracts'
import { createEngineThreads, type ThreadLoad } from './engine-threads.ts'
import { runDetect } from './run-detect.ts'
import { type OnModelUse, runTransform } from './run-transform.ts'
import type { EngineParts, TransformEngines } from './transform-engines.ts'

/** Runs the jobs of the queues `transform` and `detect`. */
export interface TextEngines {
  /** Loads what the jobs need. */
  warmUp(): Promise<void>
  /** Runs a job; rejects when its engine does, or when it is aborted. The result is a part of the response body. */
  run(job: TextJob, limits: EngineLimits): Promise<object>
  load(): ThreadLoad
  close(): Promise<void>
}

/** The text engines of one process: threads for what computes, and the engines that transform. */
export function createTextEngines(options: {
  readonly threads: number
  readonly transform: (parts: EngineParts) => TransformEngines
  readonly onModelUse?: OnModelUse
}): TextEngines {
  const threads = createEngineThreads(options.threads)
  const engines = options.transform({ threads })
  return {
    warmUp: () => threads.warmUp({ model: engines.llm !== undefined }),
    run: (job, limits) =>
      job.endpoint === 'detect'
        ? runDetect(threads, job, limits)
        : runTransform({ engines, threads, onModelUse: options.onModelUse }, job, limits),
    load: () => threads.load(),
    close: () => threads.close(),
  }
}
