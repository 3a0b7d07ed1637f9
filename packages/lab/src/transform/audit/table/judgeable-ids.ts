import type { Language } from '@redraft/contracts'
import {
  compileZhRules,
  ENGLISH_OPERATIONS,
  loadEnglishRules,
  ZH_OPERATIONS,
} from '@redraft/transform/internals'

/** Ids of every rule and structural operation that rewrites a language, in the order in which they are read. */
export function judgeableIds(language: Language): string[] {
  const rules = language === 'en' ? loadEnglishRules() : compileZhRules(language)
  const operations = language === 'en' ? ENGLISH_OPERATIONS : ZH_OPERATIONS
  return [...rules.map(({ rule }) => rule.id), ...operations.map(({ id }) => id)]
}
