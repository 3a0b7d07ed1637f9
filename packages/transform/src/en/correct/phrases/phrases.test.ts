import { describe, expect, test } from 'vitest'
import { parseSource } from '../../../parse.ts'
import { analyseSentences } from '../../analyse.ts'
import { RuleIndex } from '../../rule-index.ts'
import { loadEnglishCounts } from '../create-corrector.ts'
import { passesOf } from '../proposers.ts'
import { loadPhrases } from './load-phrases.ts'
import { parsePhrases } from './parse-phrases.ts'
import type { PhraseRule } from './phrase-rule.ts'
import { PHRASE_SECTIONS } from './phrase-sections.ts'
import { proposePhrases } from './propose-phrases.ts'

const RULES = loadPhrases()

/** A text with everything that one rule proposes, the first of what overlaps. */
function mend(rule: PhraseRule, text: string): string {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  const index = new RuleIndex([rule])
  let mended = ''
  let reached = 0
  for (const sentence of analyseSentences(source))
    for (const { start, end, after } of proposePhrases(rule.section, sentence, text, index)) {
      if (start < reached) continue
      mended += text.slice(reached, start) + after
      reached = end
    }
  return mended + text.slice(reached)
}

describe('the lists of learners’ wordings', () => {
  test('hold more than a thousand entries, each with a section of known meaning', () => {
    expect(RULES.length).toBeGreaterThan(1000)
    expect(new Set(RULES.map(({ section }) => section))).toEqual(new Set(Object.keys(PHRASE_SECTIONS)))
  })

  test('are asked in full, each section once', () => {
    const asked = passesOf(loadEnglishCounts())
      .flat()
      .flatMap(({ id }) => (id.startsWith('phrase.') ? [id.slice(7)] : []))
    expect(asked.toSorted()).toEqual(Object.keys(PHRASE_SECTIONS).toSorted())
  })

  test('make of every example what stands beside it', () => {
    const wrong = RULES.flatMap((rule) =>
      rule.makes
        .map(([before, after]) => ({ rule: rule.source, before, after, mended: mend(rule, before) }))
        .filter(({ after, mended }) => mended !== after),
    )
    expect(wrong).toEqual([])
  })

  test('leave what stands beside them as sound', () => {
    const wrong = RULES.flatMap((rule) => rule.leaves.filter((text) => mend(rule, text) !== text))
    expect(wrong).toEqual([])
  })
})

describe('a file of wordings', () => {
  test.each([
    ['a => b', 'stands in no section'],
    ['[one] x\na b', 'no rule'],
    ['[one: other] x', 'no table'],
    ['[one: object] x\nmake do : mistake', 'no row'],
    ['[one] x\na => b\na => b', 'stands twice'],
    ['[one] x\n+ a => b', 'an example of nothing'],
    ['[one] x\na => b\n+ a', 'an example without its end'],
  ])('%j is refused', (text, fault) => {
    expect(() => parsePhrases(text)).toThrow(fault)
  })
})
