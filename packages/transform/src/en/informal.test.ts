import { describe, expect, test } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'
import { bringsWrittenWord, isInformalText } from './informal.ts'

const CHATTY =
  'We tried the new place and it was awesome! The kids couldn’t stop eating, but I think the fries were a bit salty. They often have a line because it’s really cheap, so try to get there early.'

describe('a text that talks', () => {
  test('is told from one that is written', () => {
    expect(isInformalText(CHATTY)).toBe(true)
    expect(
      isInformalText(
        'The study examined how children choose their meals. It found that price matters more than taste, but only in cities. The authors note that the sample was small.',
      ),
    ).toBe(false)
  })

  test.each([
    { endpoint: 'humanize', mode: 'reduce-both' } as const,
    { endpoint: 'paraphrase', mode: 'standard', synonymsLevel: 10 } as const,
  ])('gets no word of papers and offices from %o', (goal) => {
    const { output } = createTransformEngine().transform({
      text: CHATTY,
      language: 'en',
      goal,
      personalTerms: [],
    })
    expect(bringsWrittenWord(CHATTY, output)).toBe(false)
  })
})
