import {
  type EngineLimits,
  type ModelUse,
  renderNote,
  renderWarnings,
  riskLevel,
  type TextJob,
  type TransformGoal,
  type TransformOutcome,
  type TransformTask,
  type Warning,
} from '@redraft/contracts'
import type { EngineThreads } from './engine-threads.ts'
import { roundMs } from './round-ms.ts'
import type { TransformEngines } from './transform-engines.ts'

export type TransformJob = Exclude<TextJob, { endpoint: 'detect' }>

/** Never rejects: what is told is for the operator's figures. */
export type OnModelUse = (requestId: string, use: ModelUse) => Promise<void>

interface TransformDeps {
  readonly engines: TransformEngines
  /** Told what a request cost in calls to the model, before it is settled. */
  readonly onModelUse?: OnModelUse | undefined
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

interface Measured {
  readonly task: TransformTask
  readonly outcome: TransformOutcome
  readonly ofSource: Promise<number> | undefined
  readonly signal: AbortSignal
}

/** The score of the source, measured while a model writes. */
function scoreWhileAsked({ threads }: TransformDeps, { text, language }: TransformTask, signal: AbortSignal) {
  const scored = threads.compute({ kind: 'score', texts: [text], language }, signal)
  const score = scored.then(({ value }) => value[0] ?? 0)
  // Looked at later, or not at all when the engine rejects.
  score.catch(() => undefined)
  return score
}

/** The engine's scores, or the detector's. */
async function scoresOf(
  { threads }: TransformDeps,
  { task, outcome, ofSource, signal }: Measured,
): Promise<{ before: number; after: number }> {
  if (outcome.scores) return outcome.scores
  const { text, language } = task
  if (ofSource !== undefined) {
    const scored = await threads.compute({ kind: 'score', texts: [outcome.output], language }, signal)
    return { before: await ofSource, after: scored.value[0] ?? 0 }
  }
  const { value } = await threads.compute({ kind: 'score', texts: [text, outcome.output], language }, signal)
  const [before = 0, after = 0] = value
  return { before, after }
}

const review = (score: number) => ({
  score: Math.round(score * 10_000) / 10_000,
  risk_level: riskLevel(score),
})

/** A gateway sends a text for the model to a worker whose settings name none. */
const NOT_HERE: Warning = { code: 'model_not_here' }

/** Runs a transform job. The result is the engine's part of the response body. */
export async function runTransform(
  deps: TransformDeps,
  job: TransformJob,
  limits: EngineLimits,
): Promise<object> {
  const started = performance.now()
  const { text, language } = job
  const task: TransformTask = { text, language, goal: goalOf(job), personalTerms: job.personal_terms }
  const { local, llm } = deps.engines
  const isMissing = job.engine === 'llm' && llm === undefined
  const ofSource =
    job.engine === 'llm' && llm !== undefined ? scoreWhileAsked(deps, task, limits.signal) : undefined
  const outcome = await (job.engine === 'llm' ? (llm ?? local) : local).transform(task, limits)
  if (outcome.modelUse !== undefined) await deps.onModelUse?.(job.request_id, outcome.modelUse)
  const { before, after } = await scoresOf(deps, { task, outcome, ofSource, signal: limits.signal })
  return {
    output: outcome.output,
    signal_review: { before: review(before), after: review(after) },
    changes: outcome.changes,
    notes: (outcome.notes ?? []).map(({ start, end, ...note }) => ({ start, end, ...renderNote(note) })),
    ...renderWarnings([...job.warnings, ...(isMissing ? [NOT_HERE] : []), ...outcome.warnings]),
    metadata: {
      language,
      mode: job.endpoint === 'rewrite' ? job.tone : job.mode,
      engine: outcome.engine,
      processing_ms: roundMs(outcome.computeMs ?? performance.now() - started),
    },
  }
}
