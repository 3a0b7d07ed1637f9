import type { Language } from './language.ts'
import type { DetectResult, SourceKind } from './messages/detect.ts'
import type { Change, HumanizeMode, ParaphraseMode, RewriteTone } from './messages/transform.ts'

/** A text as a detection engine gets it: already validated, with its language decided. */
export interface DetectTask {
  readonly text: string
  readonly language: Language
  readonly sourceKind: SourceKind
}

/** Detection without a clock: `processing_ms` is filled in by the caller. */
export type DetectOutcome = Omit<DetectResult, 'metadata'> & {
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

export interface TransformOutcome {
  readonly output: string
  readonly changes: Change[]
  readonly warnings: string[]
  /** Name and version of the engine, for example `local@1.0.0`. */
  readonly engine: string
}

export interface TransformEngine {
  transform(task: TransformTask): TransformOutcome
}
