import type { Edit } from '../edit.ts'
import { savedUnits } from '../purpose/weigh.ts'
import type { ProposeRequest } from '../rewriter.ts'
import { POLICIES } from './policy.ts'

const BASE = 1
const WEIGHT_OF_RISK = 4
/** From this strength on, an edit departs no further in the eyes of a reader. */
const BOLDEST = 6

/** What a repair is worth where edits are weighed by what they save. */
const SIGNS_OF_REPAIR = 2

/** What an eligible edit is worth to a mode: what it takes away or saves, then how much changes, less the risk. */
export function worthOf(edit: Edit, { mode }: Pick<ProposeRequest, 'mode'>): number {
  const { role, gain = 0, strength, risk } = edit
  const policy = POLICIES[mode]
  if (policy.brevity === 0)
    return (
      BASE +
      gain * policy.signs +
      policy.change * (Math.min(strength, BOLDEST) / BOLDEST) -
      risk * WEIGHT_OF_RISK
    )
  if (role === 'repair') return BASE + gain * SIGNS_OF_REPAIR
  return BASE + gain * policy.signs + policy.brevity * savedUnits(edit) - risk * WEIGHT_OF_RISK
}
