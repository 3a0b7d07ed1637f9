import type { TransformEngine } from '@redraft/contracts'
import type { EngineThreads } from './engine-threads.ts'

/** The local engine, computed in a thread. */
export function createLocalEngine(threads: Pick<EngineThreads, 'compute'>): TransformEngine {
  return {
    async transform(task, { signal }) {
      const { value, computeMs } = await threads.compute({ kind: 'transform', task }, signal)
      return { ...value, computeMs }
    },
  }
}
