import type { Edit } from '../edit.ts'
import { contentUnits } from '../measure.ts'
import type { RuleMode } from '../mode.ts'
import type { ModePolicy } from '../policy.ts'
import type { ProposeRequest } from '../rewriter.ts'
import { isFreeOf } from '../role.ts'
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
  if (rule.modes.length > 0 && !rule.modes.includes(mode) && !isBorrowed(rule.modes, mode)) return false
  if (level === 0) return rule.role === 'repair'
  return !GRADED_KINDS.has(rule.kind) || rule.strength <= level
}

function isBorrowed(modes: readonly RuleMode[], mode: RuleMode): boolean {
  const { borrows } = POLICIES[mode]
  return borrows !== undefined && modes.includes(borrows)
}

/** Whether a mode has a use for an edit, by its kind, its role and its length. */
export function isEligible(edit: Edit, mode: RuleMode, register: Register): boolean {
  const policy = POLICIES[mode]
  if (policy.without?.includes(edit.kind) || (policy.refusesEven && edit.role === 'even')) return false
  const saved = savedWords(edit)
  if (saved < (policy.minSaved ?? saved) || saved > (policy.maxSaved ?? saved)) return false
  if (policy.minSaved === saved && edit.role === 'even' && !isFreeOf('saving', edit)) return false
  if (GRADED_KINDS.has(edit.kind) && register !== 'plain' && weighsMore(edit, saved, policy)) return false
  return !(mode === 'simple' && edit.kind === SYNONYM && edit.after.length > edit.before.length)
}

/** Words that an edit saves; negative when it adds some. */
export function savedWords({ before, after }: Edit): number {
  return contentUnits(before).length - contentUnits(after).length
}

/** Whether an exchange of words makes a sentence heavier than the mode likes: by words, or by the length of a word. */
function weighsMore({ before, after, role }: Edit, saved: number, policy: ModePolicy): boolean {
  const isLonger = after.length - before.length > (policy.maxLonger ?? Number.POSITIVE_INFINITY)
  return role === 'even' && (isLonger || -saved > (policy.maxAdded ?? Number.POSITIVE_INFINITY))
}
