import type { TransformGoal } from '@redraft/contracts'
import { expect, it } from 'vitest'
import { createTransformEngine } from './create-transform-engine.ts'

const MACHINE_TEXT =
  'The plan was late given the fact that it rained, and each and every farm lost fruit at the present time.'
const TEXT =
  'Many students work at night because they need money for rent. They are able to learn, but they sleep badly. ' +
  'Within the school, teachers try to understand the problem and discuss various ways to reduce the cost of meals. ' +
  'Sometimes a small change, such as a later start, has a significant impact on their health.'

function transformCounting(goal: TransformGoal, text = TEXT) {
  const scored: string[] = []
  const scoreText = (scoredText: string) => {
    scored.push(scoredText)
    return 1 / (1 + scoredText.length)
  }
  const engine = createTransformEngine({ scoreText })
  return { scored, outcome: engine.transform({ text, language: 'en', goal, personalTerms: [] }) }
}

it.each<TransformGoal>([
  { endpoint: 'humanize', mode: 'reduce-both' },
  { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 5 },
])('scores no text twice, and answers the scores of source and output: %j', (goal) => {
  const { scored, outcome } = transformCounting(goal)
  expect(new Set(scored).size).toBe(scored.length)
  expect(outcome.scores).toEqual({ before: 1 / (1 + TEXT.length), after: 1 / (1 + outcome.output.length) })
})

it('humanize answers the candidate that scores lowest', () => {
  const { scored, outcome } = transformCounting({ endpoint: 'humanize', mode: 'reduce-both' }, MACHINE_TEXT)
  const outputs = scored.filter((text) => text !== MACHINE_TEXT)
  expect(outputs.length).toBeGreaterThan(1)
  expect(outcome.output.length).toBe(Math.max(...outputs.map((text) => text.length)))
})

it('without a detector there are no scores', () => {
  const goal = { endpoint: 'humanize', mode: 'reduce-aigc' } as const
  const outcome = createTransformEngine().transform({ text: TEXT, language: 'en', goal, personalTerms: [] })
  expect(outcome.scores).toBeUndefined()
})
