import { describe, expect, test } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'
import { bringsStiffOpener, bringsWrittenWord, isBanter, isInformalText } from './informal.ts'

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

describe('a word of papers and offices', () => {
  test.each([
    ['seems', 'appears'],
    ['because of', 'due to'],
    ['mentioned', 'noted'],
    ['decided', 'chose'],
    ['Overall', 'On the whole'],
    ['try', 'attempt'],
    ['during', 'in the course of'],
    ['now', 'at present'],
    ['Sadly', 'Regrettably'],
  ])('stands in "%s" made "%s"', (before, after) => {
    expect(bringsWrittenWord(before, after)).toBe(true)
  })

  test('is none that stood there before', () => {
    expect(bringsWrittenWord('It appears new', 'It appears fresh')).toBe(false)
  })
})

const BANTER =
  'Dude, you should have seen it. But we went anyway, and it turns out the wacky plan worked. So the whole crew got home late.'

describe('a text that bandies words', () => {
  test.each(['formal', 'academic'] as const)('gets no stiff opening connective from %s', (mode) => {
    const goal = { endpoint: 'paraphrase', mode, synonymsLevel: 10 } as const
    const { output } = createTransformEngine().transform({
      text: BANTER,
      language: 'en',
      goal,
      personalTerms: [],
    })
    expect(isBanter(BANTER)).toBe(true)
    expect(bringsStiffOpener('', output)).toBe(false)
    expect(output).not.toMatch(/However,|Therefore,|Thus,/)
  })
})

describe('a text that is written', () => {
  const WRITTEN =
    'The parts were tested for form. Additionally, the beam was measured with a probe. Furthermore, the lens was cleaned.'

  test.each(['reduce-aigc', 'reduce-both'] as const)(
    'gets no "Also," at the head of a sentence from %s',
    (mode) => {
      const { output } = createTransformEngine().transform({
        text: WRITTEN,
        language: 'en',
        goal: { endpoint: 'humanize', mode },
        personalTerms: [],
      })
      expect(output).not.toMatch(/(?:^|[.] )Also,/)
    },
  )
})
