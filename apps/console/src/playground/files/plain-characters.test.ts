import { expect, it } from 'vitest'
import { plainCharacters } from './plain-characters.ts'

it('puts characters in the place of the radicals that a PDF holds', () => {
  expect(plainCharacters('⽣活、⾄关、作⽤、居⺠、⻋⻔')).toBe('生活、至关、作用、居民、车门')
})

it('takes ligatures apart and leaves everything else', () => {
  expect(plainCharacters('ofﬁce ﬂow ½ ﹁Ａ﹂')).toBe('office flow ½ ﹁Ａ﹂')
})
