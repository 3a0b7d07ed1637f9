import { applyEdits } from '../edit.ts'
import { parseSource } from '../parse.ts'
import { joinsWell } from './junctions.ts'
import type { ZhLanguage } from './language.ts'
import { type CompiledRule, matchRule } from './match-rule.ts'
import { viewSentences } from './view.ts'

/**
 * The outcomes of one rule on a text: one for each of its alternatives, the same alternative at every place.
 * Empty when the rule does not match. For rule tests.
 */
export function tryRule(rule: CompiledRule, text: string, language: ZhLanguage): string[] {
  const source = parseSource({ text, language, personalTerms: [] })
  const places = viewSentences(source).flatMap((sentence) => matchRule(rule, sentence))
  if (places.length === 0) return []
  const outcomes = rule.replacements.map((_, index) =>
    applyEdits(
      text,
      places.map((alternatives) => alternatives[index]).filter((edit) => edit !== undefined),
    ),
  )
  return outcomes.filter((outcome) => outcome !== text && joinsWell(text, outcome))
}
