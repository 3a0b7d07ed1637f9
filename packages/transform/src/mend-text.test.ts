import type { Language, TransformGoal } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { fluencyOf, mendText } from './mend-text.ts'

const goal: TransformGoal = { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 5 }
const mend = (text: string, language: Language) => mendText({ text, language, goal, personalTerms: [] })

describe('repairs of a text that another engine wrote', () => {
  it.each([
    [
      'en',
      'Why the the parents doubt these figures is not explained.',
      'Why the parents doubt these figures is not explained.',
    ],
    ['en', 'He ate a apple in the garden.', 'He ate an apple in the garden.'],
    ['zh_TW', '學生透過網絡學習軟件。', '學生透過網路學習軟體。'],
  ] as const)('%s: %s', (language, text, mended) => {
    expect(mend(text, language)).toBe(mended)
  })

  it.each([
    [
      'en',
      'It is important to note that the plan, which plays a crucial role, was utilized in order to help.',
    ],
    ['zh_CN', '值得注意的是，该方案发挥着至关重要的作用，从而进行了有效的提升。'],
    ['zh_TW', '值得注意的是，該方案發揮著至關重要的作用。'],
  ] as const)('reword nothing that is only worn: %s', (language, text) => {
    expect(mend(text, language)).toBe(text)
  })
})

it('English that is in its usual order is more fluent than the same words in another', () => {
  const usual = fluencyOf('The committee will publish the report in the spring.', 'en') ?? 0
  const odd = fluencyOf('The report committee publish will spring the in the.', 'en') ?? 0
  expect(usual).toBeGreaterThan(odd)
})
