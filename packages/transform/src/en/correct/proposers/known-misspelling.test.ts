import { describe, expect, test } from 'vitest'
import { wordGroups } from '../../../lexicon/load-lists.ts'
import { mendWith } from '../../../testing/mend-with.ts'
import { loadVocabulary } from '../../spelling/load-word-lists.ts'
import { knownMisspelling } from './known-misspelling.ts'

const GROUPS = wordGroups('en/correct/proposers/misspellings', 'words')

describe('the list of misspellings', () => {
  test('holds words for slips that are no words, each slip once', () => {
    const { listed, rare } = loadVocabulary()
    const slips = GROUPS.flatMap(([, ...wrong]) => wrong)
    expect(slips.length).toBeGreaterThan(1500)
    expect(GROUPS.filter(([word = '']) => !listed.has(word))).toEqual([])
    expect(slips.filter((slip) => listed.has(slip) || rare.has(slip))).toEqual([])
    expect(new Set(slips).size).toBe(slips.length)
  })
})

describe('a known misspelling', () => {
  test('is mended with the capital of its place', () => {
    expect(mendWith(knownMisspelling, 'Becouse it rained, they definatly left.')).toBe(
      'Because it rained, they definitely left.',
    )
  })

  test('stays in names, code and compounds', () => {
    const text = 'Ms Becouse wrote `definatly` in her belive-it book.'
    expect(mendWith(knownMisspelling, text)).toBe(text)
  })
})
