import { describe, expect, it } from 'vitest'
import { parseSource } from '../../parse.ts'
import { thresholdOf } from './threshold.ts'

const sourceOf = (sentences: number) =>
  parseSource({
    text: 'The committee met in the old town hall and read the letters. '.repeat(sentences),
    language: 'en',
    personalTerms: [],
  })
const ask = (proposer: string, sentences: number, likely: number, key = 'near') =>
  thresholdOf(
    { class: proposer.startsWith('noun') ? 'noun_number' : 'spelling', proposer, key },
    { scope: 'all', source: sourceOf(sentences), made: 0, likely },
  )

describe('what is asked of a doubtful correction', () => {
  it('is more in a long text that has hardly a fault than in one of many', () => {
    for (const proposer of ['noun-number.other', 'spelling.unknown-word'])
      expect(ask(proposer, 20, 1)).toBeGreaterThan(ask(proposer, 20, 9) + 1)
  })

  it('is not more in a sentence, about whose writer little is known', () => {
    expect(ask('noun-number.other', 1, 1)).toBe(ask('noun-number.other', 1, 9))
  })

  it('is the same everywhere for two words written together', () => {
    expect(ask('spelling.unknown-word', 20, 1, 'two')).toBe(ask('spelling.unknown-word', 20, 9, 'two'))
  })
})
