import { LANGUAGES } from '@redraft/contracts'
import { createTransformEngine, type Edit, gatesFor } from '@redraft/transform'
import { describe, expect, test } from 'vitest'
import { fuzz } from './fuzz.ts'

/** Loads rules and dictionaries and runs 60 texts: seconds on a quiet machine. */
const TIMEOUT_MS = 120_000

describe('nasty texts (the short form of `npm run fuzz:transform`)', () => {
  test.each(LANGUAGES)(
    'in %s neither crash the engine nor come back with a gate broken',
    (language) => {
      const gates = gatesFor(language)
      let corrections: readonly Edit[] = []
      const report = fuzz({
        engine: createTransformEngine({ onEdits: (_edits, first) => (corrections = first) }),
        corrections: () => corrections,
        language,
        gates,
        from: 1,
        count: 60,
        now: () => 0,
      })
      expect(report.faults).toEqual([])
      expect(report.changed).toBeGreaterThan(8)
    },
    TIMEOUT_MS,
  )

  test('a broken gate is found', () => {
    const engine = {
      transform: ({ text }: { text: string }) => ({
        output: text.replace(/\d/, '9999'),
        changes: [],
        warnings: [],
        engine: 'none',
      }),
    }
    const report = fuzz({ engine, language: 'en', gates: gatesFor('en'), from: 1, count: 20, now: () => 0 })
    expect(report.faults.length).toBeGreaterThan(0)
  })
})
