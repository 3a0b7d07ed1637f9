import type { Edit } from '../edit.ts'
import type { RuleMode } from '../mode.ts'
import { claimedPurposes } from '../purpose/claims.ts'
import { wantsAny } from '../purpose/wanted-purposes.ts'
import { savedUnits } from '../purpose/weigh.ts'
import type { ProposeRequest } from '../rewriter.ts'
import type { Register } from '../rule.ts'
import type { EnglishRule } from './english-rule.ts'
import { POLICIES } from './policy.ts'

const SYNONYM = 'synonym'

/** Rule kinds that choose among wordings of like meaning: governed by `synonyms_level`. */
export const GRADED_KINDS: ReadonlySet<string> = new Set([SYNONYM, 'rewording', 'collocation', 'connective'])

/** The greatest strength of a graded rule in use: `synonyms_level`, or the mode's own where the endpoint has no such field. */
export function boldness({ goal, mode, synonymsLevel }: ProposeRequest): number {
  return goal.endpoint === 'paraphrase' ? synonymsLevel : POLICIES[mode].boldness
}

/** Whether a rule proposes anything in a mode, at a level of boldness; at 0 only repairs do. */
export function isEnabled(rule: EnglishRule, mode: RuleMode, level: number): boolean {
  if (POLICIES[mode].registers[rule.register] === undefined) return false
  if (rule.modes.length > 0 && !rule.modes.includes(mode)) return false
  if (!wantsAny(mode, claimedPurposes(rule))) return false
  if (level === 0) return rule.role === 'repair'
  return !GRADED_KINDS.has(rule.kind) || rule.strength <= level
}

/** Whether an exchange of words is no heavier than a mode likes, by the words that it adds. */
export function isEligible(edit: Edit, mode: RuleMode, register: Register): boolean {
  const { maxAdded = Number.POSITIVE_INFINITY } = POLICIES[mode]
  const isExchange = edit.role === 'even' && register !== 'plain' && GRADED_KINDS.has(edit.kind)
  return !isExchange || -savedUnits(edit) <= maxAdded
}
