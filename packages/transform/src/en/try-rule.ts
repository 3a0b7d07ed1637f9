import { applyEdits, type Edit, overlaps } from '../edit.ts'
import { parseSource } from '../parse.ts'
import { sparesProtected } from '../source.ts'
import { analyseSentences } from './analyse.ts'
import { proposeByRules } from './apply-rules.ts'
import type { CompiledRule } from './english-rule.ts'
import { RuleIndex } from './rule-index.ts'
import { newFault } from './well-formed.ts'

/** Applies one rule alone wherever it fits, first alternative first, with the protections and checks of the engine. */
export function tryRule(compiled: CompiledRule, text: string): string {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  const index = new RuleIndex([compiled])
  const chosen: Edit[] = []
  for (const edit of analyseSentences(source).flatMap((sentence) => proposeByRules(sentence, text, index))) {
    const isClear = !chosen.some((other) => overlaps(other, edit))
    if (isClear && sparesProtected(source, edit) && newFault(edit.before, edit.after) === undefined)
      chosen.push(edit)
  }
  return applyEdits(text, chosen)
}
