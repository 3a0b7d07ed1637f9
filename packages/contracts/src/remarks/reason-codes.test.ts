import { expect, it } from 'vitest'
import { REASON_CODES, REASONS, renderReasons } from './reason-codes.ts'
import { placeholdersOf } from './remark.ts'

it('codes are written alike, and no two have the same sentence', () => {
  for (const code of REASON_CODES) expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
  expect(new Set(Object.values(REASONS)).size).toBe(REASON_CODES.length)
})

it('sentences need no values, so that the code of a change says all', () => {
  expect(Object.values(REASONS).flatMap(placeholdersOf)).toEqual([])
})

it('an edit made of several has the sentence and the code of each', () => {
  expect(renderReasons([{ code: 'spelling' }])).toEqual({ reason: 'Spelling.', code: 'spelling' })
  expect(renderReasons([{ code: 'spelling' }, { code: 'fewer_words' }])).toEqual({
    reason: 'Spelling. Fewer words say the same.',
    code: 'spelling+fewer_words',
  })
})
