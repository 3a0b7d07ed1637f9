import {
  type EngineLimits,
  renderNote,
  renderWarnings,
  riskLevel,
  type TextJob,
  type TransformEngine,
  type TransformGoal,
  type TransformOutcome,
  type TransformTask,
} from '@redraft/contracts'
import type { EngineThreads } from './engine-threads.ts'
import { roundMs } from './round-ms.ts'

export type TransformJob = Exclude<TextJob, { endpoint: 'detect' }>

interface TransformDeps {
  readonly engine: TransformEngine
  readonly threads: Pick<EngineThreads, 'compute'>
}

function goalOf(job: TransformJob): TransformGoal {
  switch (job.endpoint) {
    case 'humanize':
      return { endpoint: 'humanize', mode: job.mode }
    case 'paraphrase':
      return { endpoint: 'paraphrase', mode: job.mode, synonymsLevel: job.synonyms_level }
    case 'rewrite':
      return { endpoint: 'rewrite', tone: job.tone }
  }
}

/** The engine's scores, or the detector's. */
async function scoresOf(
  { threads }: TransformDeps,
  { task, outcome, signal }: { task: TransformTask; outcome: TransformOutcome; signal: AbortSignal },
): Promise<{ before: number; after: number }> {
  if (outcome.scores) return outcome.scores
  const { text, language } = task
  const { value } = await threads.compute({ kind: 'score', texts: [text, outcome.output], language }, signal)
  const [before = 0, after = 0] = value
  return { before, after }
}

const review = (score: number) => ({
  score: Math.round(score * 10_000) / 10_000,
  risk_level: riskLevel(score),
})

/** Runs a transform job. The result is the engine's part of the response body. */
export async function runTransform(
  deps: TransformDeps,
  job: TransformJob,
  limits: EngineLimits,
): Promise<object> {
  const started = performance.now()
  const { text, language } = job
  const task: TransformTask = { text, language, goal: goalOf(job), personalTerms: job.personal_terms }
  const outcome = await deps.engine.transform(task, limits)
  const { before, after } = await scoresOf(deps, { task, outcome, signal: limits.signal })
  return {
    output: outcome.output,
    signal_review: { before: review(before), after: review(after) },
    changes: outcome.changes,
    notes: (outcome.notes ?? []).map(({ start, end, ...note }) => ({ start, end, ...renderNote(note) })),
    ...renderWarnings([...job.warnings, ...outcome.warnings]),
    metadata: {
      language,
      mode: job.endpoint === 'rewrite' ? job.tone : job.mode,
      engine: outcome.engine,
      processing_ms: roundMs(outcome.computeMs ?? performance.now() - started),
    },
  }
}
