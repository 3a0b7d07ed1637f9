import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../../edit.ts'
import { parseSource } from '../../../parse.ts'
import { convertText } from '../../convert.ts'
import type { ZhLanguage } from '../../language.ts'
import { createChineseCorrector } from '../correct-chinese.ts'
import { proposersOf } from '../proposers/by-rules.ts'
import { loadPhraseSections } from './load-phrases.ts'
import { type PhraseSection, parsePhrases } from './parse-phrases.ts'

const sections = loadPhraseSections()

function mendedBy({ rules }: PhraseSection, text: string, language: ZhLanguage): string {
  const correct = createChineseCorrector(language, [proposersOf(rules)])
  const source = parseSource({ text, language, personalTerms: [] })
  return applyEdits(text, correct(source, { scope: 'all' }).edits)
}

const inTaiwan = (text: string): string => convertText(text, 'zh_TW')

describe.each(sections.map((section) => [section.name, section] as const))(
  'phrases of learners: %s',
  (_, section) => {
    it('have something that they mend and something that they leave alone', () => {
      expect(Math.min(section.mends.length, section.leaves.length)).toBeGreaterThan(0)
    })

    it('mend every example', () => {
      expect(section.mends.map(([text]) => mendedBy(section, text, 'zh_CN'))).toEqual(
        section.mends.map(([, mended]) => mended),
      )
    })

    it('leave what is right alone, and what they have mended', () => {
      const right = [...section.leaves, ...section.mends.map(([, mended]) => mended)]
      expect(right.map((text) => mendedBy(section, text, 'zh_CN'))).toEqual(right)
    })

    it('mend Traditional text in its own characters', () => {
      const inBoth = section.mends.filter(([text]) =>
        section.rules.every(
          ({ language, pattern }) => language === undefined || !new RegExp(pattern, 'u').test(text),
        ),
      )
      expect(inBoth.map(([text]) => mendedBy(section, inTaiwan(text), 'zh_TW'))).toEqual(
        inBoth.map(([, mended]) => inTaiwan(mended)),
      )
    })
  },
)

it('a line that is neither head, row, phrase nor example is refused', () => {
  expect(() => parsePhrases('[a-b] particle particle_missing 2\n好')).toThrow('no phrase: 好')
  expect(() => parsePhrases('好 => 坏')).toThrow('outside of a section')
  expect(() => parsePhrases('[a-b] particle particle_missing 2\n{whom} => 坏')).toThrow('no shorthand')
})
