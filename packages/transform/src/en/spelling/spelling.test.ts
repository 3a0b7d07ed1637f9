import { describe, expect, test } from 'vitest'
import { createTransformEngine } from '../../create-transform-engine.ts'
import { loadVocabulary } from './load-word-lists.ts'
import { mendWord } from './mend-word.ts'

const mend = (word: string) => mendWord(word, loadVocabulary())?.word

describe('a misspelt word', () => {
  test.each([
    ['recieved', 'received'],
    ['becuase', 'because'],
    ['goverment', 'government'],
    ['occurence', 'occurrence'],
    ['thier', 'their'],
    ['advertisemnets', 'advertisements'],
    ['responce', 'response'],
  ])('%s becomes %s', (word, mended) => {
    expect(mend(word)).toBe(mended)
  })

  test.each([
    'colour',
    'analyse',
    'organize',
    'vortices',
    'tokenization',
    'preprocessing',
    'dataset',
    'foetus',
    'despatch',
  ])('the word %s is known', (word) => {
    expect(mend(word)).toBeUndefined()
  })

  test('a negation without its apostrophe is never turned into its opposite', () => {
    for (const word of ['shouldnt', 'couldnt', 'wasnt', 'doesnt']) expect(mend(word)).toBeUndefined()
  })
})

describe('mending in a text', () => {
  const engine = createTransformEngine()
  const fluent = (text: string) =>
    engine.transform({
      text,
      language: 'en',
      goal: { endpoint: 'paraphrase', mode: 'fluency', synonymsLevel: 5 },
      personalTerms: [],
    }).output

  test('mends a learner’s slips and says why', () => {
    expect(fluent('We recieved diferent ideas becuase poeple like to travel.')).toContain(
      'received different ideas because people',
    )
  })

  test('leaves the terms of a trade alone in a text without slips', () => {
    const text =
      'The qubit is the unit of quantum information. A qubit may hold both states at once until it is measured, and a pair of entangled qubits cannot be described one by one, which is what makes the machine useful for some of the hardest problems.'
    expect(fluent(text)).toContain('The qubit is')
  })

  test('leaves names, code and protected terms alone', () => {
    const text = 'Ms Beleive used `recieve()` at Acheive Ltd, and the lab in Freind bought it.'
    for (const kept of ['Beleive', '`recieve()`', 'Acheive', 'Freind']) expect(fluent(text)).toContain(kept)
  })

  test('leaves spoken spellings alone', () => {
    expect(fluent("You know what the old man was thinkin' when he left the house.")).toContain("thinkin'")
  })
})
