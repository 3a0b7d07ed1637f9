import type { Language } from '@redraft/contracts'
import { ENGLISH_GATES } from './en/gates.ts'
import { SHARED_GATES } from './gates/check.ts'
import type { Gate } from './gates/gate.ts'
import { gatesOfChinese } from './zh/gates/gates-of-chinese.ts'

const OWN: Readonly<Record<Language, readonly Gate[]>> = {
  en: ENGLISH_GATES,
  zh_CN: gatesOfChinese('zh_CN'),
  zh_TW: gatesOfChinese('zh_TW'),
}

/** All that every output in a language must hold against, whatever engine wrote it: the shared gates and its own. */
export function gatesFor(language: Language): readonly Gate[] {
  return [...SHARED_GATES, ...OWN[language]]
}
