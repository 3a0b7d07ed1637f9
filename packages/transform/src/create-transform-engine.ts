import type { Language } from '@redraft/contracts'
import type { Edit } from './edit.ts'
import { createEnglishRewriter } from './en/create-english-rewriter.ts'
import { createEngine, type LocalEngine } from './engine.ts'
import type { LanguageRewriter } from './rewriter.ts'
import { createZhRewriter } from './zh/rewriter.ts'

export interface TransformEngineSettings {
  /** Probability in [0, 1] that a text was machine-written; the worker injects its detector. */
  readonly scoreText?: (text: string, language: Language) => number
  /** Told the edits behind each returned outcome, with their rule ids (for review sheets). */
  readonly onEdits?: (edits: readonly Edit[]) => void
}

const FACTORIES: Readonly<Record<Language, () => LanguageRewriter>> = {
  en: () => createEnglishRewriter(),
  zh_CN: () => createZhRewriter('zh_CN'),
  zh_TW: () => createZhRewriter('zh_TW'),
}

/**
 * The local engine for all languages. A language's rules and dictionaries are read when its first text comes,
 * once per process; nothing else is read and nothing is ever fetched.
 */
export function createTransformEngine(settings: TransformEngineSettings = {}): LocalEngine {
  const engines = new Map<Language, LocalEngine>()
  return {
    transform(task) {
      const engine = engines.get(task.language) ?? engineFor(task.language, settings)
      engines.set(task.language, engine)
      return engine.transform(task)
    },
  }
}

function engineFor(language: Language, settings: TransformEngineSettings): LocalEngine {
  return createEngine({ ...settings, rewriters: [FACTORIES[language]()] })
}
