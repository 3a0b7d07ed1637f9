import { expect, test } from 'vitest'
import { VALUE_NAMES } from '../features/evidence.ts'
import { CHINESE_SIGNALS } from './chinese-signals.ts'
import { ENGLISH_SIGNALS } from './english-signals.ts'
import { evidenceOf, familiesAboveHumans } from './signals.ts'
import { SURPRISE_SIGNALS } from './surprise-signals.ts'

test.each([
  ['en', ENGLISH_SIGNALS],
  ['zh', CHINESE_SIGNALS],
] as const)('every %s signal that is described is measured, once', (language, entries) => {
  const ids = entries.map((entry) => entry.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(VALUE_NAMES[language]).toContain(id)
})

test('every surprise signal that is described is measured in some language', () => {
  const measured = new Set([...VALUE_NAMES.en, ...VALUE_NAMES.zh])
  for (const { id } of SURPRISE_SIGNALS) expect(measured).toContain(id)
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
