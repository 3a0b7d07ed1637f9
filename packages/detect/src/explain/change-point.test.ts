import { expect, test } from 'vitest'
import { describeChange, findChangePoint } from './change-point.ts'

test('a step in the scores is found where it is', () => {
  const change = findChangePoint([0.1, 0.2, 0.1, 0.15, 0.1, 0.9, 0.95, 0.8, 0.9, 0.92, 0.9])
  expect(change?.at).toBe(5)
  expect(describeChange(change)).toEqual([{ code: 'turns_to_machine', values: { sentence: 6 } }])
})

test('even scores, small steps and short episodes are no change', () => {
  expect(findChangePoint([0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5, 0.5])).toBeUndefined()
  expect(findChangePoint([0.4, 0.4, 0.4, 0.4, 0.6, 0.6, 0.6, 0.6])).toBeUndefined()
  expect(findChangePoint([0.85, 0.88, 0.92, 0.87, 0.64, 0.43, 0.38, 0.38])).toBeUndefined()
  expect(findChangePoint([0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.1, 0.9])).toBeUndefined()
  expect(findChangePoint([])).toBeUndefined()
  expect(describeChange(undefined)).toEqual([])
})
