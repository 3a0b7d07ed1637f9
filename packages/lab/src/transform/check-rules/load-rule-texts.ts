import type { Language } from '@redraft/contracts'
import { readRuleText, ruleFileNames } from '@redraft/transform/internals'
import type { RuleText } from './find-faults.ts'

/** The rule files of a language as they lie on disk, by name; with zh_CN those that zh_TW takes over in its script. */
export function loadRuleTexts(language: Language): RuleText[] {
  const own = textsOf(language, ruleFileNames(language))
  const isShared = (name: string) => name.includes('/')
  return language === 'zh_CN' ? [...textsOf('zh', ruleFileNames('zh').filter(isShared)), ...own] : own
}

function textsOf(folder: string, names: readonly string[]): RuleText[] {
  return names.map((name) => ({ name: `${folder}/${name}`, json: readRuleText(folder, name) }))
}
