import { expect, test } from 'vitest'
import { prepareText } from '../features/evidence.ts'
import type { ScoreRange } from '../model/score-range.ts'
import { tileSentences } from './sentence-ranges.ts'
import { scoreSentences } from './sentence-scores.ts'

/** A model that says machine of what lies in the second half, and counts how often it is asked. */
function stepModel(half: number) {
  let asked = 0
  const scoreRange: ScoreRange = (_, { from, to }) => {
    asked++
    return { score: (from + to) / 2 > half ? 0.99 : 0.01, families: [], style: [] }
  }
  return { scoreRange, asked: () => asked }
}

function scoresOf(count: number) {
  const text = Array.from(
    { length: count },
    (_, index) => `This is the sentence with the number ${index}.`,
  ).join(' ')
  const evidence = prepareText(text, 'en')
  const model = stepModel(evidence.tokens.count / 2)
  const sentences = tileSentences(text, 'en', evidence)
  return {
    scores: scoreSentences(evidence, sentences, model.scoreRange).map(({ score }) => score),
    asked: model.asked(),
    count: sentences.length,
  }
}

test.each([1, 5, 24, 25, 60, 500])('each of %i sentences gets a score that follows the model', (count) => {
  const { scores, count: sentences } = scoresOf(count)
  expect(scores).toHaveLength(sentences)
  for (const score of scores) expect(score >= 0 && score <= 1).toBe(true)
  expect([...scores].sort((a, b) => a - b)).toEqual(scores)
})

test('the number of windows is bounded whatever the number of sentences', () => {
  expect(scoresOf(2_000).asked).toBeLessThanOrEqual(120)
})
