import { SIGNALS } from '@redraft/contracts'
import { expect, test } from 'vitest'
import { VALUE_NAMES } from '../features/evidence.ts'
import { evidenceOf, familiesAboveHumans } from './signals.ts'

test.each(['en', 'zh'] as const)('every %s signal with a sentence is measured', (language) => {
  const families = ['letter_patterns', 'word_choice', 'phrasing']
  for (const id of Object.keys(SIGNALS[language]))
    expect([...VALUE_NAMES[language], ...families]).toContain(id)
})

test('that a rare thing does not occur is weak evidence, however seldom machines leave it out', () => {
  const rare = { human: [0, 0, 1.3], machine: [0, 0.8, 3] } as const
  expect(Math.abs(evidenceOf(0, rare, 1.5))).toBeLessThanOrEqual(0.4)
  expect(evidenceOf(3, rare, 1.5)).toBe(1.5)
})

test('a family is named for a window only where its score lies above the human range', () => {
  const table = { bias: 0, scale: 1 }
  const family = (name: string) => ({
    name,
    pooled: table,
    shared: table,
    reference: { human: [-5, -2, 0.6] as const, machine: [-1, 2, 5] as const },
  })
  const model = { families: [family('words'), family('patterns')] }
  expect(familiesAboveHumans(model, [0.7, 0.5])).toEqual(['word_choice'])
  expect(familiesAboveHumans(model, [])).toEqual([])
})
