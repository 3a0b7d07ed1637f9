import { scoreTrees } from '@redraft/detect/internals'
import { expect, test } from 'vitest'
import { trainTrees } from './boosted-trees.ts'
import { createRandom } from './random.ts'

const OPTIONS = { seed: 3, trees: 40, depth: 3, rate: 0.3, l2: 1, inputShare: 1, sampleShare: 1 }

/** Machine exactly when one of the first two inputs is high: no linear rule separates them. */
function exclusiveOr() {
  const random = createRandom(11)
  const inputs = Array.from({ length: 400 }, () => [random(), random(), random()])
  const labels = inputs.map(([a = 0, b = 0]) => (a > 0.5 !== b > 0.5 ? 1 : 0))
  return { inputs, labels, weights: labels.map(() => 1) }
}

test('trees learn what no linear rule can', () => {
  const problem = exclusiveOr()
  const trees = trainTrees(problem, OPTIONS)
  const right = problem.inputs.filter(
    (input, index) => scoreTrees(trees, input) > 0 === (problem.labels[index] === 1),
  )
  expect(right.length / problem.inputs.length).toBeGreaterThan(0.97)
})

test('the same seed grows the same trees', () => {
  const options = { ...OPTIONS, inputShare: 0.7, sampleShare: 0.5 }
  expect(trainTrees(exclusiveOr(), options)).toEqual(trainTrees(exclusiveOr(), options))
})

test('a missing value is a value of its own that scoring treats as training did', () => {
  const inputs = Array.from({ length: 200 }, (_, index) => [index % 2 === 0 ? Number.NaN : index])
  const labels = inputs.map(([value = 0]) => (Number.isNaN(value) ? 1 : 0))
  const trees = trainTrees({ inputs, labels, weights: labels.map(() => 1) }, OPTIONS)
  expect(scoreTrees(trees, [Number.NaN])).toBeGreaterThan(1)
  expect(scoreTrees(trees, [55])).toBeLessThan(-1)
})

test('constant inputs give no question and no harm', () => {
  const inputs = Array.from({ length: 50 }, () => [7])
  const labels = inputs.map((_, index) => index % 2)
  const trees = trainTrees({ inputs, labels, weights: labels.map(() => 1) }, OPTIONS)
  expect(scoreTrees(trees, [7])).toBeCloseTo(0, 5)
})
