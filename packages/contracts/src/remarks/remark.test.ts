import { expect, it } from 'vitest'
import { placeholdersOf, renderRemark } from './remark.ts'
import { renderWarning, WARNING_CODES, WARNINGS } from './warning-codes.ts'

const sentences = { found: '{count} of {names}', plain: 'Nothing.' }

it('puts the values into the sentence of the code', () => {
  const values = { count: 2, names: ['author', 'editor'] }
  expect(renderRemark(sentences, { code: 'found', values })).toBe('2 of author or editor')
  expect(renderRemark(sentences, { code: 'plain' })).toBe('Nothing.')
})

it('fills no placeholder that comes with a value, and leaves one without a value', () => {
  const values = { count: '{names}', toString: 'x' }
  expect(renderRemark(sentences, { code: 'found', values })).toBe('{names} of {names}')
  expect(renderRemark({ odd: '{toString}' }, { code: 'odd' })).toBe('{toString}')
})

it('names the values of a sentence', () => {
  expect(placeholdersOf(sentences.found)).toEqual(['count', 'names'])
  expect(placeholdersOf(sentences.plain)).toEqual([])
})

it('says of which source in a list a warning speaks', () => {
  const values = { fields: ['author', 'editor'] }
  expect(renderWarning({ code: 'missing_field', values })).toBe('missing_field: author or editor')
  expect(renderWarning({ code: 'missing_field', values: { ...values, source: 'kuhn1962' } })).toBe(
    'kuhn1962: missing_field: author or editor',
  )
})

it('codes are written alike, and no two have the same sentence', () => {
  for (const code of WARNING_CODES) expect(code).toMatch(/^[a-z]+(?:_[a-z]+)*$/)
  expect(new Set(Object.values(WARNINGS)).size).toBe(WARNING_CODES.length)
})
