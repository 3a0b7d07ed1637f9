import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts, readMarked } from '../../fixtures/read-facts.ts'
import { findProtectedSpans, type ProtectionOptions } from './find-protected-spans.ts'

function find(text: string, options: ProtectionOptions): { kind: string; text: string }[] {
  return findProtectedSpans(text, options).map(({ start, end, kind }) => ({
    kind,
    text: text.slice(start, end),
  }))
}

describe('findProtectedSpans', () => {
  it.each(readFacts('protected.en.txt'))('finds what is marked in English: %s', (fact) => {
    const { text, marks } = readMarked(fact)
    expect(find(text, { language: 'en' })).toEqual(marks)
  })

  it.each(readFacts('protected.zh.txt'))('finds what is marked in Chinese: %s', (fact) => {
    const { text, marks } = readMarked(fact)
    expect(find(text, { language: 'zh_CN' })).toEqual(marks)
  })

  it('keeps personal terms as whole words, in any case and any script', () => {
    const options = { language: 'en', personalTerms: ['deep learning', 'Art', '知识图谱'] } as const
    const found = find('Deep Learning is art, not a start; 用知识图谱来做.', options)
    expect(found).toEqual(
      ['Deep Learning', 'art', '知识图谱'].map((text) => ({ kind: 'personal_term', text })),
    )
  })

  it('keeps the word around a personal term that stands nowhere else', () => {
    const found = find('We are learning.', { language: 'en', personalTerms: ['learn'] })
    expect(found).toEqual([{ kind: 'personal_term', text: 'learning' }])
  })

  it('joins overlapping finds under the kind of the longest', () => {
    const found = find('She said “it cost $5 in 2019 (Smith, 2020)” twice.', { language: 'en' })
    expect(found).toEqual([{ kind: 'quotation', text: '“it cost $5 in 2019 (Smith, 2020)”' }])
  })

  it('gives sorted spans that never overlap and never leave the text', () => {
    const piece = fc.constantFrom(
      '(Smith, 2020)',
      ' ',
      '“',
      '”',
      '"',
      "'",
      '5 kg',
      '$',
      '`',
      '**',
      '[1]',
      '[',
      ']',
      '(',
      ')',
      'a',
      'B',
      '。',
      '年',
      '三',
      '2019',
      'http://x.y',
      '\n',
      '\n\n',
      '- ',
      '# ',
      '|',
      '<b>',
      '\\(',
      '=',
      '@k',
      '《',
      '》',
      '王',
    )
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom('en', 'zh_CN', 'zh_TW'), (pieces, language) => {
        const text = pieces.join('')
        let at = 0
        for (const { start, end } of findProtectedSpans(text, { language, personalTerms: ['a'] })) {
          expect(start).toBeGreaterThanOrEqual(at)
          expect(end).toBeGreaterThan(start)
          at = end
        }
        expect(at).toBeLessThanOrEqual(text.length)
      }),
    )
  })

  // Would run past the test's time limit if a pattern went back over what it has read.
  it.each([
    '(',
    '"',
    '[',
    'a ',
    '「',
    '1',
    '$',
    '*',
    '_',
    '`',
    'a',
    'A ',
    '1.',
    "'",
    '\\',
    '@a',
    'a-',
    '(a',
    'a=',
    'a+a',
    '李',
    '一',
    '十',
    'Mr. ',
    '| a ',
    '<a ',
    '- a\n',
    '［1',
    'a.',
  ])('takes 30,000 characters of %j', (seed) => {
    const text = seed.repeat(30_000 / seed.length)
    expect(() => findProtectedSpans(text, { language: 'zh_CN', personalTerms: ['a'] })).not.toThrow()
    expect(() => findProtectedSpans(text, { language: 'en', personalTerms: ['a'] })).not.toThrow()
  })
})
