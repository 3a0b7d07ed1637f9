import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readRows } from '../../fixtures/read-facts.ts'
import { countCharacters } from './count-characters.ts'
import { countQualityUnits } from './count-quality-units.ts'
import { countWords, countWordsOutsideCjk } from './count-words.ts'

const anyText = fc.string({ unit: 'grapheme', maxLength: 60 })
const MEGABYTE = 1_048_576

describe('countWords', () => {
  it.each(readRows('words.tsv'))('counts %s words, %s outside CJK, in %j', (words, outside, text = '') => {
    expect([countWords(text), countWordsOutsideCjk(text)]).toEqual([Number(words), Number(outside)])
  })

  it('agrees with the definition written as a pattern', () => {
    const definition =
      /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}])(?:\p{M}|(?!\p{Script=Han})[\p{L}\p{N}]|['’‐‑\u00ad.,-](?!\p{Script=Han})(?=[\p{L}\p{N}]))*/gu
    const unit = fc.constantFrom(
      'a',
      'B',
      '1',
      '你',
      'の',
      '글',
      "'",
      '’',
      '-',
      '.',
      ',',
      ' ',
      '!',
      '。',
      '\u0301',
    )
    fc.assert(
      fc.property(fc.string({ unit }), (text) => {
        expect(countWords(text)).toBe(text.match(definition)?.length ?? 0)
      }),
    )
  })

  it('is the same for the composed and the decomposed form of a text', () => {
    fc.assert(
      fc.property(anyText, (text) => countWords(text.normalize('NFC')) === countWords(text.normalize('NFD'))),
    )
  })

  it('adds up over texts with white space between them', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => countWords(`${a}\n${b}`) === countWords(a) + countWords(b)),
    )
  })

  it('takes a megabyte of one word, of one ideograph and of emoji', () => {
    expect(countWords('a'.repeat(MEGABYTE))).toBe(1)
    expect(countWords('字'.repeat(MEGABYTE))).toBe(MEGABYTE)
    expect(countWords('😀'.repeat(MEGABYTE / 2))).toBe(0)
  })
})

describe('countCharacters', () => {
  it.each(readRows('characters.tsv'))('counts %s characters in %j', (characters, text = '') => {
    expect(countCharacters(text)).toBe(Number(characters))
  })

  it('is the number of code points of the composed form', () => {
    fc.assert(fc.property(anyText, (text) => countCharacters(text) === [...text.normalize('NFC')].length))
  })

  it('counts a lone surrogate as one', () => {
    expect(countCharacters('a\ud800b')).toBe(3)
  })
})

describe('countQualityUnits', () => {
  it.each(readRows('quality-units.tsv'))('counts %s units in %j', (units, text = '') => {
    expect(countQualityUnits(text)).toBe(Number(units))
  })

  it('is additive within the rounding of one unit', () => {
    fc.assert(
      fc.property(anyText, anyText, (a, b) => {
        const apart = countQualityUnits(`${a} `) + countQualityUnits(` ${b}`)
        const together = countQualityUnits(`${a}  ${b}`)
        return together <= apart && together >= apart - 1
      }),
    )
  })

  it('is the same for the composed and the decomposed form of a text', () => {
    fc.assert(
      fc.property(anyText, (text) => countQualityUnits(text) === countQualityUnits(text.normalize('NFD'))),
    )
  })
})
