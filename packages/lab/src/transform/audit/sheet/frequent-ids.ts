import type { Collection } from '../firing.ts'
import type { GoalGroup } from '../goal-groups.ts'

/** Share of the edits of a goal group whose rules and operations are judged. */
const JUDGED_SHARE = 0.9

/** The most frequent rules and operations that together make this share of the edits of one of some goal groups. */
export function frequentIds(
  { counts }: Pick<Collection, 'counts'>,
  groups: readonly GoalGroup[],
  share = JUDGED_SHARE,
): Set<string> {
  return new Set(groups.flatMap((group) => frequentIn(group, counts, share)))
}

function frequentIn(group: GoalGroup, counts: Collection['counts'], share: number): string[] {
  const made = Object.entries(counts)
    .map(([id, { made }]) => ({ id, count: made[group] ?? 0 }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1))
  const wanted = share * made.reduce((sum, { count }) => sum + count, 0)
  let covered = 0
  const frequent: string[] = []
  for (const { id, count } of made) {
    if (covered >= wanted) break
    covered += count
    frequent.push(id)
  }
  return frequent
}
