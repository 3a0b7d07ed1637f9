import {
  type DetectEngine,
  type DetectOutcome,
  type DetectTask,
  LANGUAGES,
  type Language,
  type TransformOutcome,
  type TransformTask,
} from '@redraft/contracts'
import { createDetectEngine } from '@redraft/detect'
import type { LlmStep, LlmStepValues } from '@redraft/llm'
import type { LocalEngine } from '@redraft/transform'

/** What an engine thread does, one task at a time. */
export type EngineTask =
  /** `model`: whether texts go to a language model too, whose answers are then verified here. */
  | { readonly kind: 'warm-up'; readonly model: boolean }
  | { readonly kind: 'transform'; readonly task: TransformTask }
  | { readonly kind: 'detect'; readonly task: DetectTask }
  | { readonly kind: 'llm'; readonly step: LlmStep }
  | { readonly kind: 'score'; readonly texts: readonly string[]; readonly language: Language }

/** What a task of each kind gives. */
export interface EngineTaskValues {
  readonly 'warm-up': undefined
  readonly transform: TransformOutcome
  readonly detect: DetectOutcome
  readonly llm: LlmStepValues[LlmStep['step']]
  readonly score: readonly number[]
}

/** A task's value, with the milliseconds that the thread computed. */
export interface Computed<Value> {
  readonly value: Value
  readonly computeMs: number
}

let detectEngine: DetectEngine | undefined
let transformEngine: Promise<LocalEngine> | undefined

/** Loaded once per thread, at the first task or at warm-up. */
function loadDetect(): DetectEngine {
  detectEngine ??= createDetectEngine()
  return detectEngine
}

async function createTransform(): Promise<LocalEngine> {
  const { createTransformEngine } = await import('@redraft/transform')
  return createTransformEngine({ scoreText: (text, language) => loadDetect().score(text, language) })
}

/** As `loadDetect`; a thread that only scans never reads its code. */
function loadTransform(): Promise<LocalEngine> {
  transformEngine ??= createTransform()
  return transformEngine
}

const SAMPLES: Readonly<Record<Language, string>> = {
  en: 'The committee met in order to discuss the budget.',
  zh_CN: '委员会对预算进行了讨论。',
  zh_TW: '委員會對預算進行了討論。',
}

/** Runs a sentence of each language, so that no caller waits for models and dictionaries to be read. */
function warmUp(engine: LocalEngine): undefined {
  for (const language of LANGUAGES) {
    engine.transform({
      text: SAMPLES[language],
      language,
      goal: { endpoint: 'rewrite', tone: 'academic' },
      personalTerms: [],
    })
  }
}

/** Verifies a sentence of each language, so that the words that verification knows are read. */
function warmUpVerification(runLlmStep: (step: LlmStep) => unknown): undefined {
  for (const language of LANGUAGES) {
    const paragraph = {
      text: SAMPLES[language],
      language,
      goal: { endpoint: 'humanize', mode: 'reduce-aigc' },
      personalTerms: [],
    } as const
    runLlmStep({ step: 'judge', paragraph, answer: { content: SAMPLES[language], isWhole: true } })
  }
}

type Compute = () => EngineTaskValues[EngineTask['kind']]

/** Loads what the task needs; computing it is then all that is left. */
async function prepare(task: EngineTask): Promise<Compute> {
  if (task.kind === 'warm-up' || task.kind === 'transform') {
    const engine = await loadTransform()
    if (task.kind === 'transform') return () => engine.transform(task.task)
    const verification = task.model ? await import('@redraft/llm') : undefined
    return () => {
      warmUp(engine)
      return verification && warmUpVerification(verification.runLlmStep)
    }
  }
  if (task.kind === 'llm') {
    const { runLlmStep } = await import('@redraft/llm')
    return () => runLlmStep(task.step)
  }
  const engine = loadDetect()
  return () =>
    task.kind === 'detect'
      ? engine.detect(task.task)
      : task.texts.map((text) => engine.score(text, task.language))
}

/** The entry of the thread. */
export async function runEngineTask(
  task: EngineTask,
): Promise<Computed<EngineTaskValues[EngineTask['kind']]>> {
  const compute = await prepare(task)
  const started = performance.now()
  const value = compute()
  return { value, computeMs: performance.now() - started }
}
