import { AppError, type EngineLimits, isCitationJob, type JobPayload } from '@redraft/contracts'
import type { Citations } from './citation/create-citations.ts'
import type { TextEngines } from './create-text-engines.ts'

/** Where the jobs of a worker are computed. */
export interface Engines {
  readonly texts: Pick<TextEngines, 'run'>
  readonly citations: Pick<Citations, 'run'>
}

/** What a job came to in its engine. */
export type EngineEnd =
  | { readonly kind: 'result'; readonly result: object }
  /** The input cannot be processed, and the caller is told why. */
  | { readonly kind: 'refused'; readonly refusal: AppError }
  /** `fault` is the name of the error alone: an engine's message may quote the text. */
  | { readonly kind: 'failed'; readonly fault: string }
  | { readonly kind: 'deadline' }

/** Runs a job in its engine until the deadline, in milliseconds of `performance.now()`. */
export async function runEngine(
  { texts, citations }: Engines,
  job: JobPayload,
  deadline: number,
): Promise<EngineEnd> {
  const signal = AbortSignal.timeout(Math.max(Math.floor(deadline - performance.now()), 1))
  const limits: EngineLimits = { signal, deadline }
  try {
    const result = await (isCitationJob(job) ? citations.run(job, limits) : texts.run(job, limits))
    return { kind: 'result', result }
  } catch (error) {
    if (signal.aborted) return { kind: 'deadline' }
    if (error instanceof AppError) return { kind: 'refused', refusal: error }
    return { kind: 'failed', fault: error instanceof Error ? error.name : typeof error }
  }
}
