import {
  type ModelLanguage,
  type Reference,
  type StyleReference,
  VALUE_NAMES,
} from '@redraft/detect/internals'
import type { Sample } from './samples.ts'

/** Value at `share` of the sorted finite values. */
function percentile(sorted: readonly number[], share: number): number {
  return Number((sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0).toPrecision(4))
}

function finite(values: readonly number[]): number[] {
  return values.filter(Number.isFinite).sort((a, b) => a - b)
}

function spreadOf(values: readonly number[], mean: number): number {
  let sum = 0
  for (const value of values) sum += (value - mean) ** 2
  return Math.max(Math.sqrt(sum / Math.max(values.length, 1)), 1e-6)
}

/** Percentiles of a value among the samples of each label. */
export function referenceOf(samples: readonly Sample[], values: readonly number[]): Reference {
  const of = (label: 0 | 1) => finite(values.filter((_, index) => samples[index]?.label === label))
  const human = of(0)
  const machine = of(1)
  return {
    human: [percentile(human, 0.05), percentile(human, 0.5), percentile(human, 0.95)],
    machine: [percentile(machine, 0.05), percentile(machine, 0.5), percentile(machine, 0.95)],
  }
}

/** Mean, spread and percentiles of each dense value over training samples of 100 tokens and more. */
export function measureReferences(
  language: ModelLanguage,
  samples: readonly Sample[],
  values: readonly (readonly number[])[],
): StyleReference[] {
  const indices = [...samples.keys()].filter((index) => (samples[index]?.tokens ?? 0) >= 100)
  const long = indices.flatMap((index) => samples[index] ?? [])
  return VALUE_NAMES[language].map((name, at) => {
    const column = indices.map((index) => values[index]?.[at] ?? Number.NaN)
    const known = finite(column)
    const mean = known.reduce((sum, value) => sum + value, 0) / Math.max(known.length, 1)
    return { name, mean, spread: spreadOf(known, mean), ...referenceOf(long, column) }
  })
}
