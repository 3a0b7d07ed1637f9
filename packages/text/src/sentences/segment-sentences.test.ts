import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from '../../fixtures/read-facts.ts'
import { segmentSentences } from './segment-sentences.ts'

function cut(text: string, language: 'en' | 'zh_CN'): string[] {
  return segmentSentences(text, language).map(({ start, end }) => text.slice(start, end))
}

function expected(fact: string): string[] {
  return fact.split('¶').map((sentence) => sentence.trim())
}

describe('segmentSentences', () => {
  it.each(readFacts('sentences.en.txt'))('cuts English as marked: %s', (fact) => {
    expect(cut(fact.replaceAll('¶', ''), 'en')).toEqual(expected(fact))
  })

  it.each(readFacts('sentences.zh.txt'))('cuts Chinese as marked: %s', (fact) => {
    expect(cut(fact.replaceAll('¶', ''), 'zh_CN')).toEqual(expected(fact))
  })

  it('puts every character that is not white space into exactly one trimmed sentence, in order', () => {
    const piece = fc.constantFrom(
      'Dr. ',
      'a b',
      'He left. ',
      '\n',
      '\n\n',
      '。',
      '！',
      '“',
      '”',
      '"',
      '(',
      ')',
      '《',
      '》',
      '- ',
      '1. ',
      '# ',
      '…',
      '...',
      '[3]',
      '```',
      '|',
      ' ',
      '\t',
      '\u3000',
      '你好',
      '😀',
      '> ',
      '?',
    )
    fc.assert(
      fc.property(fc.array(piece), fc.constantFrom('en', 'zh_CN', 'zh_TW'), (pieces, language) => {
        const text = pieces.join('')
        let at = 0
        for (const { start, end } of segmentSentences(text, language)) {
          expect(text.slice(at, start).trim()).toBe('')
          expect(text.slice(start, end)).toBe(text.slice(start, end).trim())
          expect(end).toBeGreaterThan(start)
          at = end
        }
        expect(text.slice(at).trim()).toBe('')
      }),
    )
  })
})
