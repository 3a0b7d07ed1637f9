import type { Language } from './language.ts'
import type { DetectResult, RevisionNote, SourceKind } from './messages/detect.ts'
import type { Change, HumanizeMode, OutputNote, ParaphraseMode, RewriteTone } from './messages/transform.ts'
import type { Note } from './remarks/note-codes.ts'
import type { DetectSignal } from './remarks/signals/signal-ids.ts'
import type { Warning } from './remarks/warning-codes.ts'

/** A text as a detection engine gets it: already validated, with its language decided. */
export interface DetectTask {
  readonly text: string
  readonly language: Language
  readonly sourceKind: SourceKind
}

/** A note with its place, before it is put into words. */
export type DetectNote = Pick<RevisionNote, 'start' | 'end' | 'signal'> & Note

/** A note with its place in an output, in code points. */
export type PlacedNote = Pick<OutputNote, 'start' | 'end'> & Note

/** Detection without a clock and without sentences: the caller fills in `processing_ms` and renders the remarks. */
export type DetectOutcome = Pick<DetectResult, 'score' | 'risk_level' | 'verdict' | 'sentences'> & {
  readonly signals: readonly DetectSignal[]
  readonly revision_notes: readonly DetectNote[]
  readonly warnings: readonly Warning[]
  readonly metadata: Omit<DetectResult['metadata'], 'processing_ms'>
}

export interface DetectEngine {
  /** Full analysis with sentence scores, signals and notes. */
  detect(task: DetectTask): DetectOutcome
  /** Only the calibrated probability in [0, 1] that the text was machine-written. */
  score(text: string, language: Language): number
}

/** What to do with a text; one variant per endpoint. */
export type TransformGoal =
  | { readonly endpoint: 'humanize'; readonly mode: HumanizeMode }
  | { readonly endpoint: 'paraphrase'; readonly mode: ParaphraseMode; readonly synonymsLevel: number }
  | { readonly endpoint: 'rewrite'; readonly tone: RewriteTone }

export interface TransformTask {
  readonly text: string
  readonly language: Language
  readonly goal: TransformGoal
  readonly personalTerms: readonly string[]
}

/** What a request cost in calls to a language model; numbers alone, nothing of the text. */
export interface ModelUse {
  readonly model: string
  /** Paragraphs that the model was asked for. */
  readonly paragraphs: number
  readonly calls: number
  readonly tokensIn: number
  readonly tokensOut: number
  /** Paragraphs that took a second prompt, which named what was wrong. */
  readonly repairs: number
  /** Paragraphs that the local engine rewrote, by cause. */
  readonly fallbacks: Readonly<Record<string, number>>
  /** Answers that were refused, by the first check that they failed. */
  readonly rejections: Readonly<Record<string, number>>
  /** Calls that gave no answer, by what went wrong. */
  readonly callFaults: Readonly<Record<string, number>>
}

export interface TransformOutcome {
  readonly output: string
  readonly changes: Change[]
  readonly warnings: readonly Warning[]
  /** Places in the output that look wrong without a sure remedy; absent: the engine does not look for them. */
  readonly notes?: readonly PlacedNote[]
  /** Name and version of the engine, for example `local@1.0.0`. */
  readonly engine: string
  /** Probabilities that source and output were machine-written, from an engine that measured them; else the worker does. */
  readonly scores?: { readonly before: number; readonly after: number }
  /** From an engine that asked a language model. */
  readonly modelUse?: ModelUse
  /** Milliseconds of computing, from an engine whose work waits for a thread; else the time of the whole call counts. */
  readonly computeMs?: number
}

export interface EngineLimits {
  /** Aborted when nobody waits for the outcome any more. */
  readonly signal: AbortSignal
  /** When the outcome must be there, in milliseconds of the caller's `performance.now()`. */
  readonly deadline: number
}

/** What a worker rewrites with. It rejects with an `AppError` that the caller is told, or with any error: `processing_failed`. */
export interface TransformEngine {
  transform(task: TransformTask, limits: EngineLimits): Promise<TransformOutcome>
}
