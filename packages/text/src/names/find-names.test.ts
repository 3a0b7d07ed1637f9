import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts, readMarked } from '../../fixtures/read-facts.ts'
import { findNames } from './find-names.ts'

describe('findNames', () => {
  it.each([
    ...readFacts('names.en.txt').map((fact) => ['en', fact] as const),
    ...readFacts('names.zh.txt').map((fact) => ['zh_CN', fact] as const),
  ])('finds what is marked (%s): %s', (language, fact) => {
    const { text, marks } = readMarked(fact)
    const found = findNames(text, language).map(({ start, end }) => text.slice(start, end))
    expect(found).toEqual(marks.map((mark) => mark.text))
  })

  it('gives sorted spans that never overlap', () => {
    const piece = fc.constantFrom(
      'Anna ',
      'of ',
      'the ',
      'He ',
      '. ',
      'Dr. ',
      'IBM ',
      '北京',
      '大学',
      '李明',
      '教授',
      '说',
      '，',
      '"',
    )
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom('en', 'zh_TW'), (pieces, language) => {
        let at = 0
        for (const { start, end } of findNames(pieces.join(''), language)) {
          expect(start).toBeGreaterThanOrEqual(at)
          expect(end).toBeGreaterThan(start)
          at = end
        }
      }),
    )
  })
})
