import { expect, test } from 'vitest'
import { loadEnglishCounts } from '../create-corrector.ts'
import { countabilityOf, isCountedSingular } from './countability.ts'

const model = loadEnglishCounts()

test.each(['letter', 'student', 'problem', 'country'])('%s is counted', (noun) => {
  expect(isCountedSingular(noun, model)).toBe(true)
})

test.each(['advice', 'information', 'knowledge', 'letters', 'zzyzx'])('%s is not', (noun) => {
  expect(isCountedSingular(noun, model)).toBe(false)
})

test('nouns that are counted have another name than those that are not, and plurals another than singulars', () => {
  const names = ['letter', 'letters', 'information', 'zzyzx'].map((noun) => countabilityOf(noun, model))
  expect(new Set(names).size).toBe(4)
})
