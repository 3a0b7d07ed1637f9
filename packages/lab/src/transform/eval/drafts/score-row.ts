import { sortOf } from './classify-edit.ts'
import type { DraftRow } from './read-drafts.ts'
import { charactersOf, type UnitEdit, unitEdits, wordsOf } from './word-edits.ts'

/** Edits that agree with a reference, that do not, and those of the reference that are lacking. */
export interface RowScore {
  readonly right: readonly UnitEdit[]
  readonly wrong: readonly UnitEdit[]
  readonly missed: readonly UnitEdit[]
  /** No change was needed, and the text was changed. */
  readonly isOverdone: boolean
  readonly needsNone: boolean
}

/** Holds an output against the reference that suits it best (highest F0.5). */
export function scoreRow(row: DraftRow, output: string): RowScore {
  const units = row.lang === 'en' ? wordsOf : charactersOf
  const source = units(row.src)
  const own = unitEdits(source, units(output))
  const scored = row.refs.map((reference) => {
    const wanted = unitEdits(source, units(reference))
    const keys = new Set(wanted.map(keyOf))
    const made = new Set(own.map(keyOf))
    return {
      right: own.filter((edit) => keys.has(keyOf(edit))),
      wrong: own.filter((edit) => !keys.has(keyOf(edit))),
      missed: wanted.filter((edit) => !made.has(keyOf(edit))),
    }
  })
  const [best = { right: [], wrong: own, missed: [] }] = scored.sort(
    (a, b) => fOf(b) - fOf(a) || a.missed.length - b.missed.length,
  )
  const needsNone = row.refs.some((reference) => unitEdits(source, units(reference)).length === 0)
  return { ...best, needsNone, isOverdone: needsNone && own.length > 0 }
}

export interface Figures {
  readonly precision: number
  readonly recall: number
  readonly f05: number
  readonly overdone: number
  readonly edits: number
}

/** Precision, recall, F0.5 and share of rows overdone, in per cent. */
export function figuresOf(scores: readonly RowScore[]): Figures {
  const sum = (key: 'right' | 'wrong' | 'missed') => scores.reduce((total, one) => total + one[key].length, 0)
  const [right, wrong, missed] = [sum('right'), sum('wrong'), sum('missed')]
  const needless = scores.filter(({ needsNone }) => needsNone)
  return {
    precision: percent(right, right + wrong),
    recall: percent(right, right + missed),
    f05: percent(1.25 * right, 1.25 * right + wrong + 0.25 * missed),
    overdone: percent(needless.filter(({ isOverdone }) => isOverdone).length, needless.length),
    edits: right + wrong,
  }
}

/** The same counts by the sort of edit. */
export function countsBySort(scores: readonly RowScore[]): Record<string, [number, number, number]> {
  const counts: Record<string, [number, number, number]> = {}
  for (const score of scores)
    for (const [at, key] of (['right', 'wrong', 'missed'] as const).entries())
      for (const edit of score[key]) {
        const row = counts[sortOf(edit)] ?? [0, 0, 0]
        row[at] = (row[at] ?? 0) + 1
        counts[sortOf(edit)] = row
      }
  return counts
}

const percent = (part: number, whole: number) => (whole === 0 ? 0 : (100 * part) / whole)

function fOf({ right, wrong, missed }: Pick<RowScore, 'right' | 'wrong' | 'missed'>): number {
  const all = right.length + wrong.length + missed.length
  return all === 0 ? 1 : (1.25 * right.length) / (1.25 * right.length + wrong.length + 0.25 * missed.length)
}

function keyOf({ start, end, after }: UnitEdit): string {
  return `${start}:${end}:${after}`
}
