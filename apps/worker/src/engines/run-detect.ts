import { type EngineLimits, renderDetection, type TextJob } from '@redraft/contracts'
import type { EngineThreads } from './engine-threads.ts'
import { roundMs } from './round-ms.ts'

export type DetectJob = Extract<TextJob, { endpoint: 'detect' }>

/** Runs a scan. The result is the engine's part of the response body. */
export async function runDetect(
  threads: Pick<EngineThreads, 'compute'>,
  job: DetectJob,
  { signal }: EngineLimits,
): Promise<object> {
  const { text, language, source_kind: sourceKind } = job
  const task = { text, language, sourceKind }
  const { value, computeMs } = await threads.compute({ kind: 'detect', task }, signal)
  return {
    ...renderDetection(value, job.warnings),
    metadata: { ...value.metadata, processing_ms: roundMs(computeMs) },
  }
}
