import { expect, test } from 'vitest'
import { VALUE_NAMES } from '../features/evidence.ts'
import { CHINESE_SIGNALS } from './chinese-signals.ts'
import { ENGLISH_SIGNALS } from './english-signals.ts'
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
