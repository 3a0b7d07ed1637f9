import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkGates } from '../gates/check.ts'
import { gatesFor } from '../gates-for.ts'
import { parseSource } from '../parse.ts'
import { maskProtected } from './mask-protected.ts'

const TEXT = 'Adoption rose by 37.5% (Smith, 2020); see https://example.org/a. It rose by 37.5% again.'
const read = (text: string) => parseSource({ text, language: 'en', personalTerms: [] })

describe('maskProtected', () => {
  it('hides what is protected and puts it back byte for byte', () => {
    const masked = maskProtected(read(TEXT))
    expect(masked.text).not.toMatch(/37\.5|Smith|https/)
    expect(masked.restore(masked.text)).toEqual({ isWhole: true, text: TEXT })
  })

  it('restores any text, also one with placeholders of its own', () => {
    const piece = fc.constantFrom(
      '[[P1]]',
      '[[P7]]',
      ' 12% ',
      'word ',
      'https://a.example ',
      '`x`',
      '$& ',
      '中文',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const text = pieces.join('')
        const masked = maskProtected(read(text))
        expect(masked.restore(masked.text)).toEqual({ isWhole: true, text })
      }),
    )
  })

  it('says which spans were lost and which came twice', () => {
    const masked = maskProtected(read('He paid 12 dollars and 15 euros.'))
    const [first = '', second = ''] = masked.text.match(/\[\[P\d+\]\]/g) ?? []
    const broken = masked.text.replace(second, first)
    expect(masked.restore(broken)).toMatchObject({ isWhole: false })
  })
})

describe('gatesFor', () => {
  it.each([
    ['en', 'They must not pay 12 dollars.', 'They may pay 12 dollars.'],
    ['zh_CN', '他不必付款。', '他必须付款。'],
    ['zh_TW', '他沒有軟體。', '他没有软体。'],
  ] as const)('holds the gates of %s beside the shared ones', (language, before, after) => {
    const source = parseSource({ text: before, language, personalTerms: [] })
    expect(checkGates(source, before, gatesFor(language))).toBeUndefined()
    expect(checkGates(source, after, gatesFor(language))).toBeDefined()
    expect(gatesFor(language).map(({ id }) => id)).toContain('protected')
  })
})
