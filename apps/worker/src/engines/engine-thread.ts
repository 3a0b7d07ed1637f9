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
import { createTransformEngine, type LocalEngine } from '@redraft/transform'

/** What an engine thread does, one task at a time. */
export type EngineTask =
  | { readonly kind: 'warm-up' }
  | { readonly kind: 'transform'; readonly task: TransformTask }
  | { readonly kind: 'detect'; readonly task: DetectTask }
  | { readonly kind: 'score'; readonly texts: readonly string[]; readonly language: Language }

/** What a task of each kind gives. */
export interface EngineTaskValues {
  readonly 'warm-up': undefined
  readonly transform: TransformOutcome
  readonly detect: DetectOutcome
  readonly score: readonly number[]
}

/** A task's value, with the milliseconds that the thread computed. */
export interface Computed<Value> {
  readonly value: Value
  readonly computeMs: number
}

interface LoadedEngines {
  readonly detect: DetectEngine
  readonly transform: LocalEngine
}

let engines: LoadedEngines | undefined

/** Loaded once per thread, at the first task or at warm-up. */
function loadEngines(): LoadedEngines {
  if (engines) return engines
  const detect = createDetectEngine()
  engines = {
    detect,
    transform: createTransformEngine({ scoreText: (text, language) => detect.score(text, language) }),
  }
  return engines
}

const SAMPLES: Readonly<Record<Language, string>> = {
  en: 'The committee met in order to discuss the budget.',
  zh_CN: '委员会对预算进行了讨论。',
  zh_TW: '委員會對預算進行了討論。',
}

/** Runs a sentence of each language, so that no caller waits for models and dictionaries to be read. */
function warmUp(): undefined {
  for (const language of LANGUAGES) {
    loadEngines().transform.transform({
      text: SAMPLES[language],
      language,
      goal: { endpoint: 'rewrite', tone: 'academic' },
      personalTerms: [],
    })
  }
}

function compute(task: EngineTask): EngineTaskValues[EngineTask['kind']] {
  switch (task.kind) {
    case 'warm-up':
      return warmUp()
    case 'transform':
      return loadEngines().transform.transform(task.task)
    case 'detect':
      return loadEngines().detect.detect(task.task)
    case 'score':
      return task.texts.map((text) => loadEngines().detect.score(text, task.language))
  }
}

/** The entry of the thread. */
export function runEngineTask(task: EngineTask): Computed<EngineTaskValues[EngineTask['kind']]> {
  const started = performance.now()
  const value = compute(task)
  return { value, computeMs: performance.now() - started }
}
