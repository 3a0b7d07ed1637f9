import type { TransformEngine } from '@redraft/contracts'
import { createDetectEngine } from '@redraft/detect'
import { COMPUTE_HERE, createLlmEngine, type Fault, type LlmCompute } from '@redraft/llm'
import { createTransformEngine } from '@redraft/transform'
import type { Answers } from '../replay/answers.ts'
import { type Asked, createReplayClient } from '../replay/create-replay-client.ts'
import { GOALS, type GoalName, type Passage } from './passages.ts'

/** An answer that did not pass, and why. */
export interface Refusal {
  readonly paragraph: string
  readonly answer: string
  readonly faults: readonly Fault[]
}

/** A passage with what became of it. Counts are paragraphs that the model was asked for. */
export interface PassageRun {
  readonly passage: Passage
  readonly goal: GoalName
  readonly output: string
  readonly paragraphs: number
  readonly repaired: number
  readonly fellBack: number
  readonly calls: number
  /** Answers refused, by the first check that they failed. */
  readonly rejections: Readonly<Record<string, number>>
  readonly refusals: readonly Refusal[]
  readonly asked: readonly Asked[]
}

/** Nobody is in a hurry here, whatever else the machine does. */
const DEADLINE_MS = 3_600_000

/** Rewrites passages as a worker does, with answers in place of a model. */
export function createPassageRunner(answers: Answers) {
  const detector = createDetectEngine()
  const engine = createTransformEngine({ scoreText: detector.score })
  const local: TransformEngine = { transform: async (task) => engine.transform(task) }
  return {
    /** Probability that a text was machine-written. */
    score: detector.score,
    async run(passage: Passage, goal: GoalName): Promise<PassageRun> {
      const { client, asked } = createReplayClient(answers)
      const refusals: Refusal[] = []
      const llm = createLlmEngine({
        client,
        local,
        compute: noting(refusals),
        score: async (texts, language) => texts.map((text) => detector.score(text, language)),
      })
      const { text, language } = passage
      const outcome = await llm.transform(
        { text, language, goal: GOALS[goal], personalTerms: [] },
        { signal: new AbortController().signal, deadline: performance.now() + DEADLINE_MS },
      )
      const {
        paragraphs = 0,
        repairs = 0,
        fallbacks = {},
        calls = 0,
        rejections = {},
      } = outcome.modelUse ?? {}
      const fellBack = Object.values(fallbacks).reduce((total, count) => total + count, 0)
      const repaired = Math.max(0, repairs - (fallbacks.rejected ?? 0))
      const counts = { paragraphs, repaired, fellBack, calls, rejections }
      return { passage, goal, output: outcome.output, ...counts, refusals, asked }
    },
  }
}

/** Computes here, and keeps what was refused. */
function noting(refusals: Refusal[]): LlmCompute {
  return {
    ...COMPUTE_HERE,
    async judge(paragraph, answer, signal) {
      const verdict = await COMPUTE_HERE.judge(paragraph, answer, signal)
      if (!verdict.isSound)
        refusals.push({ paragraph: paragraph.text, answer: answer.content, faults: verdict.faults })
      return verdict
    },
  }
}
