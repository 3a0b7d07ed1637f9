import type { Edit } from '../edit.ts'
import { contentUnits } from '../measure.ts'
import type { LanguageRewriter, ProposeRequest } from '../rewriter.ts'
import type { Source } from '../source.ts'
import { analyseSentences } from './analyse.ts'
import { type ChooseAlternative, proposeByRules } from './apply-rules.ts'
import type { CompiledRule } from './english-rule.ts'
import { ENGLISH_GATES } from './gates.ts'
import { loadRules } from './load-rules.ts'
import { POLICIES } from './policy.ts'
import { RuleIndex } from './rule-index.ts'
import { proposeByOperations } from './structure/propose.ts'
import { modeWarnings } from './warnings.ts'
import { newFault } from './well-formed.ts'

/** Rule kinds that choose among words of like meaning: governed by `synonyms_level`. */
const SYNONYM = 'synonym'
const FAULT_KINDS = new Set(['grammar', 'spelling', 'punctuation'])

/** The English half of the engine. Loading reads and compiles `rules/en` once. */
export function createEnglishRewriter(rules: readonly CompiledRule[] = loadRules()): LanguageRewriter {
  const byId = new Map(rules.map((compiled) => [compiled.rule.id, compiled.rule]))
  const indexes = new Map<string, RuleIndex>()
  const indexFor = (request: ProposeRequest) => {
    const key = `${request.mode}:${request.synonymsLevel}`
    const index = indexes.get(key) ?? new RuleIndex(rules.filter((compiled) => isEnabled(compiled, request)))
    indexes.set(key, index)
    return index
  }
  return {
    language: 'en',
    gates: ENGLISH_GATES,
    rounds: () => 2,
    budget: ({ mode }) => POLICIES[mode],
    propose(source: Source, request: ProposeRequest): Edit[] {
      const sentences = analyseSentences(source)
      if (request.round > 0)
        return POLICIES[request.mode].structure === 0
          ? []
          : proposeByOperations(sentences, source.text, request.mode)
      const index = indexFor(request)
      const choose = takeTurns(request.random)
      return sentences.flatMap((sentence) => proposeByRules(sentence, source.text, index, choose))
    },
    value: (edit, request) => {
      const policy = POLICIES[request.mode]
      if (policy.without?.includes(edit.kind) || (edit.gain ?? 0) < (policy.minGain ?? 0)) return 0
      const saved = contentUnits(edit.before).length - contentUnits(edit.after).length
      if (
        saved < (policy.minSaved ?? saved) ||
        (policy.minSaved === 0 && saved === 0 && (edit.gain ?? 0) < 0.4)
      )
        return 0
      if (request.mode === 'simple' && edit.kind === SYNONYM && edit.after.length > edit.before.length)
        return 0
      const register = policy.registers[byId.get(edit.ruleId)?.register ?? 'neutral'] ?? 0
      const change = policy.change * contentUnits(edit.before).length
      const worth = 0.5 + policy.signs * (edit.gain ?? 0) + register + change + policy.brevity * saved
      return worth - 5 * edit.risk + 0.3 * request.random()
    },
    accepts: (before, after) => newFault(before, after) === undefined,
    warnings: modeWarnings,
  }
}

function isEnabled({ rule }: CompiledRule, request: ProposeRequest): boolean {
  const policy = POLICIES[request.mode]
  if (policy.registers[rule.register] === undefined) return false
  if (rule.modes.length > 0 && !rule.modes.includes(request.mode)) return false
  if (request.synonymsLevel === 0) return FAULT_KINDS.has(rule.kind)
  return rule.kind !== SYNONYM || rule.strength <= request.synonymsLevel
}

/** Alternatives of one rule take turns through a text, from a seeded beginning. */
function takeTurns(random: () => number): ChooseAlternative {
  const turns = new Map<string, number>()
  return (ruleId, count) => {
    const turn = turns.get(ruleId) ?? Math.floor(random() * count)
    turns.set(ruleId, turn + 1)
    return turn % count
  }
}
