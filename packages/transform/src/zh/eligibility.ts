import type { Edit } from '../edit.ts'
import { claimedPurposes } from '../purpose/claims.ts'
import { wantsAny } from '../purpose/wanted-purposes.ts'
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
    wantsAny(request.mode, claimedPurposes(rule)) &&
    (rule.modes.length === 0 || rule.modes.includes(request.mode)) &&
    (rule.kind !== SYNONYM_KIND || rule.strength <= boldness(request))
  )
}

/** Whether a request has a use for an edit: humanize writes no stock word anew. */
export function isEligible(edit: Edit, { goal }: ProposeRequest): boolean {
  return edit.role === 'repair' || goal.endpoint !== 'humanize' || !bringsStockWord(edit)
}
