import { hashUnits, LOG_STEPS, type NgramTable } from './format.ts'
import { BORDER, toUnits } from './units.ts'

/** Brants et al. 2007, "Large language models in machine translation": the weight of a step back. */
const BACKOFF = Math.log(0.4)

/** Ranks wordings by how often their n-grams occur in edited human prose; it never forbids one. */
export interface NgramModel {
  /** Sum over the units of `middle`, and of those after it that see it, of ln scores (stupid backoff). */
  score(left: string, middle: string, right: string): number
  /** The same as a mean per unit, so that wordings of different length can be compared. */
  perUnit(left: string, middle: string, right: string): number
  /** ln of how often a unit occurs; 0 where it is too rare to be kept. */
  frequency(unit: string): number
}

export function createNgramModel(table: NgramTable): NgramModel {
  const floor = Math.log(0.5 / Math.max(1, table.total))
  const logCount = (units: readonly string[], from: number, to: number): number | undefined => {
    const at = indexOf(table.hashes, hashUnits(units, from, to))
    return at === -1 ? undefined : (table.logs[at] ?? 0) / LOG_STEPS
  }
  const unitScore = (units: readonly string[], at: number): number => {
    let penalty = 0
    for (let size = Math.min(table.order, at + 1); size > 1; size--, penalty += BACKOFF) {
      const whole = logCount(units, at - size + 1, at + 1)
      const context = whole === undefined ? undefined : logCount(units, at - size + 1, at)
      if (whole !== undefined && context !== undefined) return penalty + Math.min(0, whole - context)
    }
    const alone = logCount(units, at, at + 1)
    return penalty + (alone === undefined ? floor : alone - Math.log(table.total))
  }
  const scoreUnits = (left: string, middle: string, right: string): { sum: number; count: number } => {
    const reach = table.order - 1
    const before = [BORDER, ...toUnits(left, table.unit)].slice(-reach)
    const after = [...toUnits(right, table.unit), BORDER].slice(0, reach)
    const units = [...before, ...toUnits(middle, table.unit), ...after]
    let sum = 0
    for (let at = before.length; at < units.length; at++) sum += unitScore(units, at)
    return { sum, count: units.length - before.length }
  }
  return {
    frequency: (unit) => logCount([unit], 0, 1) ?? 0,
    score: (left, middle, right) => scoreUnits(left, middle, right).sum,
    perUnit(left, middle, right) {
      const { sum, count } = scoreUnits(left, middle, right)
      return sum / Math.max(1, count)
    },
  }
}

function indexOf(sorted: Uint32Array, wanted: number): number {
  let low = 0
  let high = sorted.length - 1
  while (low <= high) {
    const middle = (low + high) >> 1
    const found = sorted[middle] ?? 0
    if (found === wanted) return middle
    if (found < wanted) low = middle + 1
    else high = middle - 1
  }
  return -1
}
