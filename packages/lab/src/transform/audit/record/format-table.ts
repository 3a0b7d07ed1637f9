import type { Collection } from '../firing.ts'
import { GOAL_GROUPS } from '../goal-groups.ts'
import { type Agreement, type VerdictCounts, verdictKey } from './count-verdicts.ts'

export const COLUMNS = ['id', 'group', 'proposed', 'fired', 'judged', 'preferred', 'equal', 'undone'] as const

/** Group of the one row of an id that was proposed and never made. */
export const NO_GROUP = 'none'

const NONE: VerdictCounts = { prefer: 0, equal: 0, undo: 0 }

/** The audit table of a language: a row for each id and goal group that it fired in, sorted; no passages. */
export function formatTable(
  { language, units, rows, seed, counts }: Collection,
  verdicts: ReadonlyMap<string, VerdictCounts>,
  agreement: Agreement,
): string {
  const unit = language === 'en' ? 'words' : 'characters'
  const lines = Object.entries(counts).flatMap(([id, { proposed, made }]) => {
    const groups = GOAL_GROUPS.filter((group) => (made[group] ?? 0) > 0)
    if (groups.length === 0) return [[id, NO_GROUP, proposed, 0, 0, 0, 0, 0]]
    return groups.map((group) => {
      const { prefer, equal, undo } = verdicts.get(verdictKey(id, group)) ?? NONE
      return [id, group, proposed, made[group] ?? 0, prefer + equal + undo, prefer, equal, undo]
    })
  })
  return [
    `# ${units} ${unit} of ${rows} texts, read once for each group (seed ${seed})`,
    `# judged twice: ${agreement.pairs}, same verdict ${agreement.same}, same on undoing ${agreement.sameOnUndo}, kappa on undoing ${agreement.kappaOnUndo.toFixed(2)}`,
    COLUMNS.join('\t'),
    ...lines.map((cells) => cells.join('\t')).sort(),
    '',
  ].join('\n')
}
