import { expect, test } from 'vitest'
import { LIMITS } from './limits.ts'

test('limits are those of the contract', () => {
  expect(LIMITS).toMatchObject({
    humanize: { maxWords: 1_000, maxUnits: 500 },
    paraphrase: { maxWords: 1_000, maxUnits: 2_000 },
    rewrite: { maxWords: 1_000, maxUnits: 500 },
    detect: { maxWords: 5_000, maxCharacters: 30_000 },
    bodyBytes: 2 ** 20,
    activeKeysPerWorkspace: 5,
    personalTerms: { maxCount: 200, maxCharacters: 100 },
  })
})
