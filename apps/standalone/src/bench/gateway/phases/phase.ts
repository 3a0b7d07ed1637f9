import type { Rig } from '../rig.ts'

/** One line of the report. Figures are medians over the rounds. */
export interface Figure {
  readonly name: string
  readonly unit: string
  readonly ours: number
  readonly reference?: number
  /** `ours / reference`, or what else the bar speaks of. */
  readonly ratio?: number
  /** What the figure should be, in words. */
  readonly bar?: string
}

export interface PhaseContext {
  readonly rig: Rig
  /** Length of one measurement. */
  readonly seconds: number
  readonly concurrency: number
}

export interface PhaseResult {
  readonly figures: readonly Figure[]
  /** The measured values of every round, for the JSON report. */
  readonly rounds: readonly object[]
}

export interface Phase {
  readonly name: string
  run(context: PhaseContext): Promise<PhaseResult>
}
