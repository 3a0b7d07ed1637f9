import type { TransformOutcome, TransformTask } from '@redraft/contracts'
import { type Assembly, assembleOutcome } from '../assemble-outcome.ts'
import { type Part, splitParts } from '../parts/split-parts.ts'
import {
  checkAnswer,
  maskedText,
  mendAnswer,
  type Paragraph,
  type SoundVerdict,
  type Verdict,
  type Written,
} from '../verify/judge-answer.ts'

/** A paragraph for the model, as it will see it. */
export interface SplitPart extends Part {
  /** With placeholders; there in parts of kind `model` alone. */
  readonly masked?: string
}

/** What of this engine computes: pure, and sent to a thread as it is. */
export type LlmStep =
  | { readonly step: 'split'; readonly task: TransformTask }
  | {
      readonly step: 'judge'
      readonly paragraph: Paragraph
      readonly answer: { readonly content: string; readonly isWhole: boolean }
    }
  | { readonly step: 'mend'; readonly paragraph: Paragraph; readonly written: Written }
  | { readonly step: 'assemble'; readonly assembly: Assembly }

export interface LlmStepValues {
  readonly split: readonly SplitPart[]
  readonly judge: Verdict
  readonly mend: SoundVerdict
  readonly assemble: TransformOutcome
}

/** Computes a step in this thread. */
export function runLlmStep(step: LlmStep): LlmStepValues[LlmStep['step']] {
  if (step.step === 'judge') return checkAnswer(step.paragraph, step.answer)
  if (step.step === 'mend') return mendAnswer(step.paragraph, step.written)
  if (step.step === 'assemble') return assembleOutcome(step.assembly)
  const { language, goal, personalTerms } = step.task
  return splitParts(step.task).map((part) => {
    const paragraph = { text: part.text, language, goal, personalTerms }
    return part.kind === 'model' ? { ...part, masked: maskedText(paragraph) } : part
  })
}

/** Where steps are computed. */
export interface LlmCompute {
  split(task: TransformTask, signal: AbortSignal): Promise<readonly SplitPart[]>
  judge(
    paragraph: Paragraph,
    answer: { readonly content: string; readonly isWhole: boolean },
    signal: AbortSignal,
  ): Promise<Verdict>
  mend(paragraph: Paragraph, written: Written, signal: AbortSignal): Promise<SoundVerdict>
  assemble(assembly: Assembly, signal: AbortSignal): Promise<TransformOutcome>
}

const OF_ANOTHER = 'a step gave the value of another'

/** Steps sent somewhere, by a function that knows no types of their values. */
export function computeBy(
  run: (step: LlmStep, signal: AbortSignal) => Promise<LlmStepValues[LlmStep['step']]>,
): LlmCompute {
  return {
    async split(task, signal) {
      const value = await run({ step: 'split', task }, signal)
      if (!Array.isArray(value)) throw new TypeError(OF_ANOTHER)
      return value
    },
    async judge(paragraph, answer, signal) {
      const value = await run({ step: 'judge', paragraph, answer }, signal)
      if (!('isSound' in value)) throw new TypeError(OF_ANOTHER)
      return value
    },
    async mend(paragraph, written, signal) {
      const value = await run({ step: 'mend', paragraph, written }, signal)
      if (!('isSound' in value) || !value.isSound) throw new TypeError(OF_ANOTHER)
      return value
    },
    async assemble(assembly, signal) {
      const value = await run({ step: 'assemble', assembly }, signal)
      if (!('engine' in value)) throw new TypeError(OF_ANOTHER)
      return value
    },
  }
}

/** Computes in the calling thread: for tests, and where no texts are long. */
export const COMPUTE_HERE: LlmCompute = computeBy(async (step) => runLlmStep(step))
