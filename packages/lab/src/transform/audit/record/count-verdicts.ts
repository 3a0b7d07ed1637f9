import type { GoalGroup } from '../goal-groups.ts'
import type { SheetItem } from '../sheet/draw-items.ts'
import type { Verdict } from './read-verdicts.ts'

export type VerdictCounts = Record<Verdict, number>

/** Verdicts by rule or operation and goal group, keyed `id group`; an edit of several parts counts for each, a second judgement for none. */
export function countVerdicts(
  items: readonly SheetItem[],
  verdicts: ReadonlyMap<number, Verdict>,
): Map<string, VerdictCounts> {
  const counts = new Map<string, VerdictCounts>()
  for (const { item, firing, repeats } of items) {
    const verdict = verdicts.get(item)
    if (verdict === undefined || repeats !== undefined) continue
    for (const id of new Set(firing.ids)) {
      const key = verdictKey(id, firing.group)
      const own = counts.get(key) ?? { prefer: 0, equal: 0, undo: 0 }
      own[verdict]++
      counts.set(key, own)
    }
  }
  return counts
}

export function verdictKey(id: string, group: GoalGroup): string {
  return `${id} ${group}`
}

/** How two readers judged the same firings. */
export interface Agreement {
  readonly pairs: number
  /** Pairs with the same verdict. */
  readonly same: number
  /** Pairs in which both, or neither, would undo the edit. */
  readonly sameOnUndo: number
  /** Agreement on undoing beyond chance, Cohen's kappa; NaN where one of the readers never differs. */
  readonly kappaOnUndo: number
}

export function agreementOf(items: readonly SheetItem[], verdicts: ReadonlyMap<number, Verdict>): Agreement {
  const pairs = items.flatMap(({ item, repeats }) => {
    const first = repeats === undefined ? undefined : verdicts.get(repeats)
    const second = verdicts.get(item)
    return first === undefined || second === undefined ? [] : [{ first, second }]
  })
  const share = (count: number) => count / pairs.length
  const both = pairs.filter(({ first, second }) => (first === 'undo') === (second === 'undo')).length
  const firstUndo = share(pairs.filter(({ first }) => first === 'undo').length)
  const secondUndo = share(pairs.filter(({ second }) => second === 'undo').length)
  const byChance = firstUndo * secondUndo + (1 - firstUndo) * (1 - secondUndo)
  return {
    pairs: pairs.length,
    same: pairs.filter(({ first, second }) => first === second).length,
    sameOnUndo: both,
    kappaOnUndo: (share(both) - byChance) / (1 - byChance),
  }
}
