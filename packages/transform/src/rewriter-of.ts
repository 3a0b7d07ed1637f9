import type { Language } from '@redraft/contracts'
import { createEnglishRewriter } from './en/create-english-rewriter.ts'
import type { LanguageRewriter } from './rewriter.ts'
import { createZhRewriter } from './zh/rewriter.ts'

const FACTORIES: Readonly<Record<Language, () => LanguageRewriter>> = {
  en: () => createEnglishRewriter(),
  zh_CN: () => createZhRewriter('zh_CN'),
  zh_TW: () => createZhRewriter('zh_TW'),
}

const loaded = new Map<Language, LanguageRewriter>()

/** The rewriter of a language. Its rules and dictionaries are read at the first call, once per thread. */
export function rewriterOf(language: Language): LanguageRewriter {
  const rewriter = loaded.get(language) ?? FACTORIES[language]()
  loaded.set(language, rewriter)
  return rewriter
}
