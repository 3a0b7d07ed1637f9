import type { Edit } from '../edit.ts'
import { contentUnits } from '../measure.ts'
import type { ProposeRequest } from '../rewriter.ts'
import type { Register } from '../rule.ts'
import { POLICIES } from './policy.ts'
import type { ZhRule } from './rule.ts'
import { bringsStockWord } from './stock-words.ts'

/** Kind of the rules that only trade a word for another; `synonyms_level` governs them. */
export const SYNONYM_KIND = 'synonym'

/** The greatest strength of a word exchange in use: `synonyms_level`, or the mode's own, and what the mode adds. */
function boldness({ goal, mode, synonymsLevel }: ProposeRequest): number {
  const { boldness: own, bolderBy = 0 } = POLICIES[mode]
  const level = goal.endpoint === 'paraphrase' ? synonymsLevel : own
  return level > 0 ? level + bolderBy : 0
}

/** Whether a rule proposes anything for a request, in a text that admits some registers. */
export function isEnabled(rule: ZhRule, request: ProposeRequest, registers: ReadonlySet<Register>): boolean {
  return (
    registers.has(rule.register) &&
    (rule.modes.length === 0 || rule.modes.includes(request.mode)) &&
    (rule.kind !== SYNONYM_KIND || rule.strength <= boldness(request))
  )
}

/** Whether a request has a use for an edit: humanize writes no stock word anew, `shorten` saves, `fluency` mends. */
export function isEligible(edit: Edit, { goal, mode }: ProposeRequest): boolean {
  const policy = POLICIES[mode]
  if (edit.role === 'repair') return true
  if (goal.endpoint === 'humanize' && bringsStockWord(edit)) return false
  if (policy.refusesEven && edit.role === 'even') return false
  return policy.minSaved === undefined || savedCharacters(edit) >= policy.minSaved
}

/** Characters (or words of other scripts) that an edit saves; negative when it adds some. */
export function savedCharacters({ before, after }: Edit): number {
  return contentUnits(before).length - contentUnits(after).length
}
