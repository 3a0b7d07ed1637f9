import type { Collection } from '../firing.ts'
import { GOAL_GROUPS } from '../goal-groups.ts'
import { type Agreement, type VerdictCounts, verdictKey } from './count-verdicts.ts'

export const COLUMNS = [
  'id',
  'group',
  'proposed',
  'fired',
  'judged',
  'preferred',
  'equal',
  'undone',
  'form',
] as const

/** Group of the one row of an id that was proposed and never made. */
export const NO_GROUP = 'none'

/** Mark of verdicts given before the rule was narrowed: they say nothing of what it does now. */
const NARROWED = 'narrowed'
/** Mark of verdicts on a rule that has other purposes or modes now: they hold where it is still made. */
const MOVED = 'moved'

/** Which ids of a collection the table is about. */
export interface TableIds {
  /** Rules and operations that there still are. */
  readonly present: ReadonlySet<string>
  /** Those narrowed since they were judged. */
  readonly narrowed: ReadonlySet<string>
  /** Those with other purposes or modes since. */
  readonly moved: ReadonlySet<string>
}

const NONE: VerdictCounts = { prefer: 0, equal: 0, undo: 0 }

/** The audit table of a language: a row for each id and goal group that it fired in, sorted; no passages. */
export function formatTable(
  { language, units, rows, seed, counts }: Collection,
  verdicts: ReadonlyMap<string, VerdictCounts>,
  agreement: Agreement,
  { present, narrowed, moved }: TableIds,
): string {
  const formOf = (id: string) => (narrowed.has(id) ? NARROWED : moved.has(id) ? MOVED : '')
  const unit = language === 'en' ? 'words' : 'characters'
  const kept = Object.entries(counts).filter(([id]) => present.has(id))
  const lines = kept.flatMap(([id, { proposed, made }]) => {
    const groups = GOAL_GROUPS.filter((group) => (made[group] ?? 0) > 0)
    if (groups.length === 0) return [[id, NO_GROUP, proposed, 0, 0, 0, 0, 0, '']]
    return groups.map((group) => {
      const { prefer, equal, undo } = verdicts.get(verdictKey(id, group)) ?? NONE
      const judged = prefer + equal + undo
      const form = judged > 0 ? formOf(id) : ''
      return [id, group, proposed, made[group] ?? 0, judged, prefer, equal, undo, form]
    })
  })
  return [
    `# ${units} ${unit} of ${rows} texts, read once for each group (seed ${seed})`,
    `# judged twice: ${describeAgreement(agreement)}`,
    COLUMNS.join('\t'),
    ...lines.map((cells) => cells.join('\t').trimEnd()).sort(),
    '',
  ].join('\n')
}

function describeAgreement({ pairs, same, sameOnUndo, kappaOnUndo }: Agreement): string {
  if (pairs === 0) return '0'
  return `${pairs}, same verdict ${same}, same on undoing ${sameOnUndo}, kappa on undoing ${kappaOnUndo.toFixed(2)}`
}
