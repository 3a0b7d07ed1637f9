import type { Edit } from '../edit.ts'
import type { CompiledRule } from './english-rule.ts'
import { matchAt } from './match.ts'
import { renderReplacement } from './render.ts'
import type { RuleIndex } from './rule-index.ts'
import type { EnglishSentence } from './token.ts'

/** Every edit that the indexed rules propose for a sentence; alternatives of one rule overlap one another. */
export function proposeByRules(sentence: EnglishSentence, text: string, index: RuleIndex): Edit[] {
  const edits: Edit[] = []
  const seen = new Set<string>()
  for (const { compiled, pattern, from } of index.candidates(sentence.tokens)) {
    const match = matchAt(pattern, sentence.tokens, from)
    if (match === undefined || !compiled.guards.every((guard) => guard(match, sentence))) continue
    const key = `${compiled.rule.id}:${match.from}:${match.to}`
    if (seen.has(key)) continue
    seen.add(key)
    for (const template of compiled.replacements) {
      const rendered = renderReplacement(template, match, text)
      if (rendered === undefined) continue
      const before = text.slice(rendered.start, rendered.end)
      if (before !== rendered.after) edits.push(toEdit(compiled, { ...rendered, before }))
    }
  }
  return edits
}

function toEdit({ rule }: CompiledRule, place: Pick<Edit, 'start' | 'end' | 'before' | 'after'>): Edit {
  const { kind, reason, strength, risk, gain } = rule
  return { ...place, kind, reason, ruleId: rule.id, strength, risk, gain }
}
