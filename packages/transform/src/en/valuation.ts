import type { Edit } from '../edit.ts'
import { contentUnits } from '../measure.ts'
import { savedUnits } from '../purpose/weigh.ts'
import type { ProposeRequest } from '../rewriter.ts'
import type { Register } from '../rule.ts'
import { boldness, GRADED_KINDS } from './eligibility.ts'
import { drawLot } from './lot.ts'
import { POLICIES } from './policy.ts'

const BASE = 0.5
const WEIGHT_OF_RISK = 5
/** How far the seeded lot moves a value. */
const LOT = 0.3
/** Above the middle level the bolder of two wordings for one place is worth more, so that levels differ where rules are few. */
const DARING = 0.04
const MIDDLE = 5

/** What an eligible edit is worth to a mode, its seeded lot included. */
export function worthOf(edit: Edit, request: ProposeRequest, register: Register): number {
  const policy = POLICIES[request.mode]
  const daring = GRADED_KINDS.has(edit.kind)
    ? DARING * Math.max(0, boldness(request) - MIDDLE) * edit.strength
    : 0
  const worth =
    BASE +
    policy.signs * (edit.gain ?? 0) +
    (policy.registers[register] ?? 0) +
    policy.change * contentUnits(edit.before).length +
    policy.brevity * savedUnits(edit) +
    daring
  return (
    worth - WEIGHT_OF_RISK * edit.risk + LOT * drawLot(request, `${edit.ruleId}:${edit.start}:${edit.after}`)
  )
}
