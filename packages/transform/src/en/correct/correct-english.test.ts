import { describe, expect, it } from 'vitest'
import { parseSource } from '../../parse.ts'
import { createEnglishCorrector } from './correct-english.ts'
import { capitalOfPronoun } from './proposers/capital-of-pronoun.ts'

const correct = createEnglishCorrector((_scene, { prior }) => prior, [[capitalOfPronoun]])
const sourceOf = (text: string, personalTerms: readonly string[] = []) =>
  parseSource({ text, language: 'en', personalTerms })

describe('the corrector', () => {
  it('makes proposals over their threshold, with the reason of each', () => {
    const { edits } = correct(sourceOf('Then i went home.'), { scope: 'all' })
    expect(
      edits.map(({ before, after, kind, reasons, role }) => [before, after, kind, reasons, role]),
    ).toEqual([['i', 'I', 'capitalisation', [{ code: 'capital_of_pronoun' }], 'repair']])
  })

  it('leaves what is protected alone', () => {
    expect(correct(sourceOf('Then i went home.', ['i']), { scope: 'all' }).edits).toEqual([])
    expect(correct(sourceOf('Use `for i in x` here.'), { scope: 'all' }).edits).toEqual([])
  })
})
