import { expect, test } from 'vitest'
import { STYLE_NAMES } from '../features/evidence.ts'
import { CHINESE_SIGNALS } from './chinese-signals.ts'
import { ENGLISH_SIGNALS } from './english-signals.ts'

test.each([
  ['en', ENGLISH_SIGNALS],
  ['zh', CHINESE_SIGNALS],
] as const)('every %s signal that is described is measured, once', (language, entries) => {
  const ids = entries.map((entry) => entry.id)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids) expect(STYLE_NAMES[language]).toContain(id)
})
