import type { ModelLanguage } from '@redraft/detect/internals'
import { twoSidedCorpora } from '../train/corpus-weights.ts'
import { hashString } from '../train/random.ts'
import { createSampler, type Sample } from '../train/samples.ts'
import { rowsOf } from '../train/training-rows.ts'
import type { LabelledRow } from './labelled-rows.ts'
import { type LeftOut, scoreLeftOut } from './leave-out.ts'
import { type Figures, figuresBy, measureFigures } from './report.ts'

/** Groups smaller than this are not worth a training run. */
const LEAST_ROWS = 150
const LEAST_HUMANS = 20
/** Rows taken of a corpus with both labels, and of one with a single label (3 % weight), so that a run is quick. */
const MOST_ROWS = 2500
const MOST_ONE_SIDED = 300

/** The values of a field that can be left out: enough machine rows, and human ones where the field has them. */
export function leaveOutValues(rows: readonly LabelledRow[], field: LeftOut['field']): string[] {
  const counts = new Map<string, [number, number]>()
  for (const row of rows) {
    const count = counts.get(row[field]) ?? [0, 0]
    count[row.label]++
    counts.set(row[field], count)
  }
  const oneSided = field === 'generator' || field === 'kind'
  const large = [...counts].filter(
    ([, [human, ai]]) =>
      human + ai >= LEAST_ROWS && ai >= LEAST_HUMANS && (oneSided || human >= LEAST_HUMANS),
  )
  return large.map(([value]) => value).sort()
}

/** At most so many rows of each corpus, the same ones in any order of the data. */
function thin(rows: readonly LabelledRow[], mostRows: number): LabelledRow[] {
  const twoSided = new Set(twoSidedCorpora(rows))
  const counts = new Map<string, number>()
  for (const { corpus } of rows) counts.set(corpus, (counts.get(corpus) ?? 0) + 1)
  return rows.filter(({ id, corpus }) => {
    const most = twoSided.has(corpus) ? mostRows : Math.min(mostRows, MOST_ONE_SIDED)
    return hashString(`thin ${id}`) / 2 ** 32 < most / (counts.get(corpus) ?? 1)
  })
}

/** One run; with its machine texts of each kind against all its human ones where it has several. */
export interface LeaveOutFigures extends Figures {
  readonly by_kind?: Record<string, Figures>
}

export interface LeaveOutReport {
  readonly runs: Record<string, LeaveOutFigures>
  readonly mean_auroc: number
  readonly worst_auroc: number
  /** Over all texts left out of the run that scored them. */
  readonly pooled_false_positive_rate: number
}

/** One training run for each value left out; `only` limits them. Full texts, no crops, so that a run is quick. */
export function runLeaveOut(
  rows: readonly LabelledRow[],
  language: ModelLanguage,
  options: {
    field: LeftOut['field']
    only: readonly string[]
    /** Texts taken of a corpus with both labels. */
    mostRows?: number
    log: (line: string) => void
  },
): LeaveOutReport {
  const sample = createSampler(language)
  const own = thin(
    rowsOf(rows, language).filter((row) => !row.source.startsWith('derived')),
    options.mostRows ?? MOST_ROWS,
  )
  const samples: Sample[] = own.map((row) => sample(row))
  const values = leaveOutValues(own, options.field).filter(
    (value) => options.only.length === 0 || options.only.includes(value),
  )
  const runs: Record<string, LeaveOutFigures> = {}
  let humans = 0
  let accused = 0
  for (const value of values) {
    const scored = scoreLeftOut(language, samples, { field: options.field, value })
    const byKind = figuresBy(scored, 'kind', true)
    const figures = {
      ...measureFigures(scored, true),
      ...(Object.keys(byKind).length > 1 ? { by_kind: byKind } : {}),
    }
    runs[value] = figures
    humans += figures.human
    accused += figures.human * (figures.false_positive_rate ?? 0)
    options.log(`${language} without ${options.field} ${value}: ${JSON.stringify(figures)}`)
  }
  const areas = Object.values(runs).flatMap((figures) => (figures.auroc === undefined ? [] : [figures.auroc]))
  return {
    runs,
    mean_auroc: areas.reduce((sum, area) => sum + area, 0) / areas.length,
    worst_auroc: Math.min(...areas),
    pooled_false_positive_rate: accused / humans,
  }
}
