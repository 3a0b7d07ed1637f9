import { describe, expect, test } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'
import { splitsRepeat } from '../echoes/english-repeats.ts'
import { bringsTalk, isImpersonal, isScholarlyText } from './scholarly.ts'

const PAPER =
  'In this paper, we propose a method to ensure that small datasets suffice. The approach strives to examine large corpora in fields such as medicine (Smith, 2019). It is difficult to obtain numerous labels. Therefore, our method is a substantial step.'
const REPORT =
  'The Company attempts to ensure compliance across its portfolio. It examines numerous risks, such as floods, for its policyholders. Thus, the Board is well informed.'
const REVIEW =
  'I loved this book! It examines numerous towns, and you learn a lot. This study of a town is great.'

describe('a paper or report', () => {
  test('is told from a text in which somebody speaks', () => {
    expect([PAPER, REPORT, REVIEW].map(isScholarlyText)).toEqual([true, true, false])
    expect([REPORT, REVIEW].map(isImpersonal)).toEqual([true, false])
  })

  test.each([
    { endpoint: 'humanize', mode: 'reduce-aigc' } as const,
    { endpoint: 'humanize', mode: 'reduce-both' } as const,
    { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 10 } as const,
    { endpoint: 'paraphrase', mode: 'formal', synonymsLevel: 10 } as const,
  ])('gets no word of talk from %o', (goal) => {
    const engine = createTransformEngine()
    for (const text of [PAPER, REPORT]) {
      const { output } = engine.transform({ text, language: 'en', goal, personalTerms: [] })
      expect(bringsTalk(text, output)).toBe(false)
      expect(output).not.toMatch(/(?:^|[.] )So\b|make sure|fields like/)
    }
  })
})

describe('words of talk', () => {
  test.each([
    ['such as', 'like'],
    ['ensures', 'makes sure'],
    ['Thus,', 'So'],
    ['However,', 'But'],
    ['many', 'a lot of'],
    ['examines', 'looks at'],
  ])('"%s" to "%s" brings one in', (before, after) => {
    expect(bringsTalk(before, after)).toBe(true)
  })

  test.each([
    ['a big deal', 'a big matter'],
    ['numerous', 'many'],
    ['Thus,', 'Hence,'],
  ])('"%s" to "%s" brings none in', (before, after) => {
    expect(bringsTalk(before, after)).toBe(false)
  })
})

test('one of two equal words is no place for an edit', () => {
  const text = 'They hire very, very bad drivers.'
  const place = (before: string) => {
    const start = text.lastIndexOf(before)
    return { start, end: start + before.length, before }
  }
  expect(splitsRepeat(text, place('very bad'))).toBe(true)
  expect(splitsRepeat(text, place('drivers'))).toBe(false)
})
