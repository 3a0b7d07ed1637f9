import { readFileSync } from 'node:fs'
import { LIMITS } from '@redraft/contracts'
import { countCharacters, countQualityUnits, countWords, countWordsOutsideCjk } from '@redraft/text'
import { describe, expect, it } from 'vitest'
import { findLimitProblem, measureText } from './measure-text.ts'

const fixture = (name: string): string[] =>
  readFileSync(new URL(`../../../../../packages/text/fixtures/${name}`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('//'))
    .map((line) => line.replaceAll('\\n', '\n').split('\t').at(-1) ?? '')

describe('measureText', () => {
  it.each(['words.tsv', 'characters.tsv', 'quality-units.tsv'])('counts as the server does in %s', (name) => {
    for (const text of fixture(name)) {
      expect(measureText(text)).toEqual({
        words: countWords(text),
        wordsOutsideCjk: countWordsOutsideCjk(text),
        units: countQualityUnits(text),
        characters: countCharacters(text),
      })
    }
  })
})

describe('findLimitProblem', () => {
  it('says nothing about a text within the limits, nor about an empty field', () => {
    expect(findLimitProblem('humanize', 'A short text.')).toBeUndefined()
    expect(findLimitProblem('humanize', ' \n')).toBeUndefined()
  })

  it('refuses a text without words', () => {
    expect(findLimitProblem('detect', '…!')).toMatchObject({ code: 'validation_failed' })
  })

  it.each([
    ['humanize', 'a '.repeat(1_001), 'word_limit_exceeded', 1_001, LIMITS.humanize.maxWords],
    ['rewrite', '字'.repeat(501), 'quality_unit_limit_exceeded', 501, LIMITS.rewrite.maxUnits],
    ['paraphrase', '字'.repeat(2_001), 'quality_unit_limit_exceeded', 2_001, LIMITS.paraphrase.maxUnits],
    ['detect', '字'.repeat(5_001), 'word_limit_exceeded', 5_001, LIMITS.detect.maxWords],
    ['detect', `${'a'.repeat(30_001)}`, 'character_limit_exceeded', 30_001, LIMITS.detect.maxCharacters],
  ] as const)('names the first limit of %s that is broken', (endpoint, text, code, current, max) => {
    expect(findLimitProblem(endpoint, text)).toEqual({ code, current, max })
  })

  it('lets a text through that lies on the limit', () => {
    expect(findLimitProblem('humanize', '字'.repeat(LIMITS.humanize.maxUnits))).toBeUndefined()
    expect(findLimitProblem('detect', 'a '.repeat(LIMITS.detect.maxWords))).toBeUndefined()
  })
})
