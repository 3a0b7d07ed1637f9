import type { Warning, WarningCode } from '@redraft/contracts'
import type { RuleMode } from '../mode.ts'
import type { LanguageRewriter } from '../rewriter.ts'
import type { Source } from '../source.ts'
import { foreignCharacters, isForeignScript } from './convert.ts'
import type { ZhLanguage } from './language.ts'

/** Says what a mode cannot do without a language model, and what became of the script. */
export function warningsFor(language: ZhLanguage): LanguageRewriter['warnings'] {
  return ({ mode }, { lengthRatio }, source) => [
    ...modeWarnings(mode, lengthRatio),
    ...scriptWarnings(source, language),
  ]
}

/** From this length on (after / before) `shorten` owes the reader a word. */
const LITTLE_CUT = 0.95

function modeWarnings(mode: RuleMode, lengthRatio: number): Warning[] {
  if (mode === 'shorten' && lengthRatio > LITTLE_CUT) return [{ code: 'shorten_little' }]
  const code = LIMITED[mode]
  return code === undefined ? [] : [{ code }]
}

function scriptWarnings(source: Source, language: ZhLanguage): Warning[] {
  const count = foreignCharacters(source.text, language).length
  if (count === 0) return []
  const isTaiwan = language === 'zh_TW'
  if (isForeignScript(source.text, language))
    return [{ code: isTaiwan ? 'answered_in_traditional' : 'answered_in_simplified' }]
  return [
    { code: isTaiwan ? 'mixed_scripts_to_traditional' : 'mixed_scripts_to_simplified', values: { count } },
  ]
}

const LIMITED: Readonly<Partial<Record<RuleMode, WarningCode>>> = {
  expand: 'expand_reworded',
  creative: 'creative_invents_nothing',
}
