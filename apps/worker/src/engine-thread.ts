import {
  type DetectEngine,
  LANGUAGES,
  type Language,
  riskLevel,
  type TextJob,
  type TransformEngine,
  type TransformGoal,
} from '@redraft/contracts'
import { createDetectEngine } from '@redraft/detect'
import { createTransformEngine } from '@redraft/transform'

interface Engines {
  readonly detect: DetectEngine
  readonly transform: TransformEngine
}

let engines: Engines | undefined

/** Loaded once per thread, at the first job or at warm-up. */
function loadEngines(): Engines {
  if (engines) return engines
  const detect = createDetectEngine()
  engines = {
    detect,
    transform: createTransformEngine({ scoreText: (text, language) => detect.score(text, language) }),
  }
  return engines
}

type TransformJob = Exclude<TextJob, { endpoint: 'detect' }>

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

function runTransform(job: TransformJob, started: number): object {
  const { detect, transform } = loadEngines()
  const { text, language } = job
  const goal = goalOf(job)
  const outcome = transform.transform({ text, language, goal, personalTerms: job.personal_terms })
  const review = (score: number) => ({
    score: Math.round(score * 10_000) / 10_000,
    risk_level: riskLevel(score),
  })
  return {
    output: outcome.output,
    signal_review: {
      before: review(detect.score(text, language)),
      after: review(detect.score(outcome.output, language)),
    },
    changes: outcome.changes,
    warnings: [...job.warnings, ...outcome.warnings],
    metadata: {
      language,
      mode: goal.endpoint === 'rewrite' ? goal.tone : goal.mode,
      engine: outcome.engine,
      processing_ms: elapsed(started),
    },
  }
}

function runDetect(job: Extract<TextJob, { endpoint: 'detect' }>, started: number): object {
  const { text, language } = job
  const outcome = loadEngines().detect.detect({ text, language, sourceKind: job.source_kind })
  return {
    ...outcome,
    warnings: [...job.warnings, ...outcome.warnings],
    metadata: { ...outcome.metadata, processing_ms: elapsed(started) },
  }
}

const elapsed = (started: number): number => Math.round((performance.now() - started) * 10) / 10

const SAMPLES: Readonly<Record<Language, string>> = {
  en: 'The committee met in order to discuss the budget.',
  zh_CN: '委员会对预算进行了讨论。',
  zh_TW: '委員會對預算進行了討論。',
}

/** Runs a sentence of each language, so that no caller waits for models and dictionaries to be read. */
function warmUp(): void {
  const { detect, transform } = loadEngines()
  for (const language of LANGUAGES) {
    const text = SAMPLES[language]
    detect.score(text, language)
    transform.transform({
      text,
      language,
      goal: { endpoint: 'rewrite', tone: 'academic' },
      personalTerms: [],
    })
  }
}

/** Runs one job, or only warms up. The result is the engine's part of the response body. */
export function runEngine(task: TextJob | 'warm-up'): object {
  if (task === 'warm-up') {
    warmUp()
    return {}
  }
  const started = performance.now()
  return task.endpoint === 'detect' ? runDetect(task, started) : runTransform(task, started)
}
