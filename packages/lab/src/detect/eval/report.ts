import { createRandom } from '../train/random.ts'
import { auroc, bootstrapInterval, calibrationError, type Scored, tprAtFpr } from './metrics.ts'

/** A scored row, with what it can be grouped by. */
export interface ScoredRow {
  readonly score: number
  readonly label: 0 | 1
  readonly likelyAi: boolean
  readonly groups: Readonly<Record<string, string>>
}

/** The figures of one group of texts; undefined where the group lacks a label. */
export interface Figures {
  readonly texts: number
  readonly human: number
  readonly ai: number
  readonly auroc?: number
  readonly auroc_interval?: [number, number]
  readonly tpr_at_fpr_1?: number
  readonly tpr_at_fpr_5?: number
  /** Share of human texts with the verdict `likely_ai`. */
  readonly false_positive_rate?: number
  /** Share of machine texts with the verdict `likely_ai`. */
  readonly detection_rate?: number
  readonly calibration_error?: number
}

const RESAMPLES = 200
const SEED = 20261120

function rate(rows: readonly ScoredRow[]): number {
  return rows.filter((row) => row.likelyAi).length / rows.length
}

export function toScored(rows: readonly ScoredRow[]): Scored {
  return { scores: rows.map((row) => row.score), labels: rows.map((row) => row.label) }
}

/** All figures of a group; `interval` adds a bootstrap interval of AUROC. */
export function measureFigures(rows: readonly ScoredRow[], interval = false): Figures {
  const human = rows.filter((row) => row.label === 0)
  const ai = rows.filter((row) => row.label === 1)
  const counts = { texts: rows.length, human: human.length, ai: ai.length }
  const oneSided = {
    ...(human.length > 0 ? { false_positive_rate: rate(human) } : {}),
    ...(ai.length > 0 ? { detection_rate: rate(ai) } : {}),
  }
  if (human.length === 0 || ai.length === 0) return { ...counts, ...oneSided }
  const scored = toScored(rows)
  const random = createRandom(SEED)
  return {
    ...counts,
    auroc: auroc(scored),
    ...(interval
      ? { auroc_interval: bootstrapInterval(scored, auroc, { resamples: RESAMPLES, random }) }
      : {}),
    tpr_at_fpr_1: tprAtFpr(scored, 0.01),
    tpr_at_fpr_5: tprAtFpr(scored, 0.05),
    ...oneSided,
    calibration_error: calibrationError(scored),
  }
}

/**
 * Figures for each value of a grouping. Generators and kinds exist on one side only, so their machine texts
 * are set against all human texts of the same language.
 */
export function figuresBy(
  rows: readonly ScoredRow[],
  name: string,
  againstAllHumans = false,
): Record<string, Figures> {
  const byValue = new Map<string, ScoredRow[]>()
  for (const row of rows) {
    const value = row.groups[name] ?? 'unknown'
    const members = byValue.get(value)
    if (members === undefined) byValue.set(value, [row])
    else members.push(row)
  }
  const humans = rows.filter((row) => row.label === 0)
  const figures: Record<string, Figures> = {}
  for (const [value, members] of [...byValue].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const set = againstAllHumans ? [...members.filter((row) => row.label === 1), ...humans] : members
    if (set.some((row) => row.label === 1) || !againstAllHumans) figures[value] = measureFigures(set)
  }
  return figures
}
