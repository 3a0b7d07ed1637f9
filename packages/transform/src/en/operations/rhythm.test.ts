import { describe, expect, it } from 'vitest'
import type { Edit } from '../../edit.ts'
import { parseSource } from '../../parse.ts'
import { analyseSentences } from '../analyse.ts'
import { favourVariety, monotoneRuns } from './rhythm.ts'

const read = (text: string) => analyseSentences(parseSource({ text, language: 'en', personalTerms: [] }))
const runOf = (text: string) => {
  const sentences = read(text)
  const runs = monotoneRuns(sentences)
  return sentences.map((sentence) => runs.has(sentence))
}

describe('monotoneRuns', () => {
  it('finds three sentences of nearly one length', () => {
    expect(
      runOf('The first plan was cheap. A second one was dear. No third idea came up. It rained.'),
    ).toEqual([true, true, true, false])
  })

  it('finds three sentences with one opening word', () => {
    expect(
      runOf('She left. She walked home through the long wet street. She sat down by the warm fire.'),
    ).toEqual([true, true, true])
  })

  it('leaves varied sentences, and runs over a paragraph break, alone', () => {
    expect(
      runOf('It rained. The long road to the village was under water by noon. We waited for a boat.'),
    ).toEqual([false, false, false])
    expect(
      runOf('The plan was cheap.\n\nThe plan was dear.\n\nThe plan was bad.').some((isInRun) => isInRun),
    ).toBe(false)
  })
})

describe('favourVariety', () => {
  const [sentence] = read('The plan was cheap when it began.')
  const edit: Edit = {
    start: 0,
    end: 32,
    before: 'The plan was cheap when it began',
    after: 'When the plan began, it was cheap',
    ...{ kind: 'clause_order', reasons: [], ruleId: 'x', strength: 1, risk: 0, role: 'even', gain: 0.1 },
  }

  it('adds to a new opening and to a merge, and to nothing else', () => {
    if (sentence === undefined) throw new Error('no sentence')
    expect(favourVariety(edit, sentence).gain).toBeCloseTo(0.5)
    expect(favourVariety(edit, sentence).role).toBe('stock')
    expect(favourVariety({ ...edit, start: 4, kind: 'sentence_merge' }, sentence).gain).toBeCloseTo(0.5)
    expect(favourVariety({ ...edit, start: 4, before: 'plan', after: 'idea' }, sentence).gain).toBe(0.1)
  })
})
