import { expect, test } from 'vitest'
import type { LabelledRow } from '../eval/labelled-rows.ts'
import { corpusWeights, twoSidedCorpora } from './corpus-weights.ts'

function rows(corpus: string, label: 0 | 1, count: number): LabelledRow[] {
  return Array.from({ length: count }, (_, index) => ({
    id: `${corpus}${label}${index}`,
    text: 'x',
    label,
    language: 'en',
    domain: 'd',
    generator: 'g',
    source: 's',
    corpus,
    split: 'train',
    kind: 'k',
    group: `${index}`,
  }))
}

const data = [...rows('both', 0, 100), ...rows('both', 1, 300), ...rows('ai-only', 1, 400)]

test('a corpus counts as two-sided only with enough texts of both labels', () => {
  expect(twoSidedCorpora([...data, ...rows('few', 0, 10), ...rows('few', 1, 300)])).toEqual(['both'])
})

test('the labels weigh the same over all, and the mean weight is 1', () => {
  const weights = corpusWeights(data)
  const sum = (label: 0 | 1) =>
    data.reduce((total, row, i) => total + (row.label === label ? (weights[i] ?? 0) : 0), 0)
  expect(sum(0)).toBeCloseTo(sum(1))
  expect(sum(0) + sum(1)).toBeCloseTo(data.length)
})

test('a corpus with one label weighs far less than one with both', () => {
  const shareOf = (weights: Float64Array) => {
    const of = (corpus: string) =>
      data.reduce((t, row, i) => t + (row.corpus === corpus && row.label === 1 ? (weights[i] ?? 0) : 0), 0)
    return of('ai-only') / of('both')
  }
  const share = shareOf(corpusWeights(data))
  expect(share).toBeLessThan(0.2)
  expect(shareOf(corpusWeights(data, 0.06))).toBeCloseTo(2 * share)
})
