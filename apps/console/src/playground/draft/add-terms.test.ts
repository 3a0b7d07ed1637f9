import { expect, it } from 'vitest'
import { addTerms } from './add-terms.ts'

it('cuts a pasted list and keeps each term once', () => {
  expect(addTerms(['Leipzig'], ' Leipzig, Ada Lovelace；樹冠層\n\n')).toEqual([
    'Leipzig',
    'Ada Lovelace',
    '樹冠層',
  ])
})

it('keeps within the limits of the API', () => {
  const many = Array.from({ length: 300 }, (_, index) => `t${index}`).join('\n')
  expect(addTerms([], many)).toHaveLength(200)
  expect(addTerms([], '𠮷'.repeat(120))).toEqual(['𠮷'.repeat(100)])
})
