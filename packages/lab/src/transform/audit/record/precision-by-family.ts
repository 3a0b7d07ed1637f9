import type { Firing } from '../firing.ts'
import type { GoalGroup } from '../goal-groups.ts'
import type { SheetItem } from '../sheet/draw-items.ts'
import { VERDICTS, type Verdict } from './read-verdicts.ts'

/** Purposes by which an edit is put into a family, the one that decides first. */
const FAMILIES = ['repair', 'regional', 'unmark', 'tighten', 'simplify', 'raise', 'rhythm', 'even'] as const

type Counts = Record<Verdict, number>

/** How the edits of a family were judged in a goal group: as they were drawn, and those of rules that stayed as they were. */
export interface FamilyPrecision {
  readonly group: GoalGroup
  /** A purpose, and behind it the kind of edit where the table goes down to kinds. */
  readonly family: string
  readonly before: Counts
  readonly after: Counts
}

export type FamilyOf = (firing: Firing) => string

/** The purpose that an edit was made for. */
export const purposeFamily: FamilyOf = ({ purposes }) =>
  FAMILIES.find((family) => purposes.includes(family)) ?? 'length'

/** Verdicts by goal group and family, first judgements only; `isLeft` whether what made an edit would still make it. */
export function precisionByFamily(
  items: readonly SheetItem[],
  verdicts: ReadonlyMap<number, Verdict>,
  { familyOf, isLeft }: { readonly familyOf: FamilyOf; readonly isLeft: (firing: Firing) => boolean },
): FamilyPrecision[] {
  const found = new Map<string, FamilyPrecision>()
  for (const { item, firing, repeats } of items) {
    const verdict = verdicts.get(item)
    if (verdict === undefined || repeats !== undefined) continue
    const family = familyOf(firing)
    const key = `${firing.group}\t${family}`
    const own = found.get(key) ?? { group: firing.group, family, before: none(), after: none() }
    found.set(key, own)
    own.before[verdict]++
    if (isLeft(firing)) own.after[verdict]++
  }
  return [...found].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, precision]) => precision)
}

const none = (): Counts => ({ prefer: 0, equal: 0, undo: 0 })

/** A Markdown table: number judged, and the shares preferred, equal and undone, before and after. */
export function formatFamilies(language: string, families: readonly FamilyPrecision[]): string {
  const cells = (counts: Counts) => {
    const total = VERDICTS.reduce((sum, verdict) => sum + counts[verdict], 0)
    const shares = VERDICTS.map((verdict) => Math.round((100 * counts[verdict]) / total))
    return total === 0 ? '0' : `${total}: ${shares.join(' / ')}`
  }
  return families
    .map(
      ({ group, family, before, after }) =>
        `| ${language} | ${group} | ${family} | ${cells(before)} | ${cells(after)} |\n`,
    )
    .join('')
}
