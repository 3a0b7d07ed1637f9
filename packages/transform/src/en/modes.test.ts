import { type ParaphraseMode, renderWarning } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'
import { changedShare, contentUnits } from '../measure.ts'

const engine = createTransformEngine()

function paraphrase(text: string, mode: ParaphraseMode, synonymsLevel = 5) {
  return engine.transform({
    text,
    language: 'en',
    goal: { endpoint: 'paraphrase', mode, synonymsLevel },
    personalTerms: [],
  })
}

const DRAFT =
  'Moreover, it is important to note that a lot of people do not get enough rest due to the fact that they work late. ' +
  'They believe that they are very strong, but this can lead to feelings and emotions that they do not expect. ' +
  'In addition, the new plan worked well in many towns, highlighting the importance of clear and concise rules.'

const SAMPLES = [
  DRAFT,
  'The main reason for the delay was the rain, but the crew managed to finish the bridge. ' +
    'Everyone agreed that the quick response helped other people in the valley. ' +
    'The rest of the money paid for a few repairs, and the council plans to protect the environment near the river.',
  'Many students work at night because they need money for rent. They are able to learn, but they sleep badly. ' +
    'Within the school, teachers try to understand the problem and discuss various ways to reduce the cost of meals. ' +
    'Sometimes a small change, such as a later start, has a significant impact on their health.',
]

const words = (text: string) => contentUnits(text).length
const sentences = (text: string) => text.split(/[.!?](?:\s|$)/).filter((part) => part.trim() !== '').length

describe('English modes', () => {
  it('shorten cuts at least a tenth of a wordy text and keeps every figure', () => {
    const { output } = paraphrase(`${DRAFT} It cost 12 million in 2019.`, 'shorten')
    expect(words(output) / words(`${DRAFT} It cost 12 million in 2019.`)).toBeLessThanOrEqual(0.9)
    expect(output).toContain('12 million in 2019')
  })

  it('shorten says so where little can be cut', () => {
    const { warnings } = paraphrase('The cat sat on the mat. The dog slept in the sun.', 'shorten')
    expect(warnings.map(renderWarning).join(' ')).toMatch(/Only 0 % could be cut/)
    expect(paraphrase(DRAFT, 'shorten').warnings.map(renderWarning).join(' ')).not.toMatch(/could be cut/)
  })

  it('shorten keeps names, figures, negation and modality of a wordy text', () => {
    const text =
      'Needless to say, the very first plan that we made in 1998 may not actually help both Anna and Ben. ' +
      'Overall, various towns spend a considerable amount of 40 million on truly remarkable parks, as well as roads.'
    const { output } = paraphrase(text, 'shorten')
    expect(words(output)).toBeLessThan(0.9 * words(text))
    for (const kept of ['1998', 'may not', 'Anna', 'Ben', '40 million']) expect(output).toContain(kept)
  })

  it.each(['formal', 'academic'] as const)('%s leaves a text in one voice about contractions', (mode) => {
    const draft =
      "I don't think that it's fair. It's late, and they've left; he'd say we can't know what's next."
    const contracted = /['’](?:s (?!fair)|m|re|ve|ll|d|t)\b/
    expect(paraphrase(draft, mode).output).not.toMatch(contracted)
  })

  it('humanize academic-polish writes all contractions out, or none where somebody speaks in person', () => {
    const polish = (text: string) =>
      engine.transform({
        ...{ text, language: 'en', personalTerms: [] },
        goal: { endpoint: 'humanize', mode: 'academic-polish' },
      }).output
    const draft =
      "They don't think so; it's late. The plan isn't new. It's a copy of what they've done before."
    expect(polish(draft)).not.toMatch(/['’]/)
    const spoken = "I don't think that it's fair; they've left, and she can't know."
    expect(polish(spoken)).toBe(spoken)
  })

  it('simple makes more sentences and shorter ones of one that holds two statements', () => {
    const text =
      'The old bridge was closed for several months after the storm, and the people of the valley had to walk to the market by the river.'
    const { output } = paraphrase(text, 'simple')
    expect(sentences(output)).toBeGreaterThan(sentences(text))
    expect(words(output) / sentences(output)).toBeLessThan(words(text) / sentences(text))
  })

  it.each(['formal', 'academic'] as const)('%s leaves no contraction', (mode) => {
    const { output } = paraphrase("They don't know what it's for, and we can't tell them why.", mode)
    expect(output).not.toMatch(/n't|'s for/)
  })

  it('expand is never shorter and says what it cannot do', () => {
    const { output, warnings } = paraphrase(DRAFT, 'expand')
    expect(words(output)).toBeGreaterThanOrEqual(words(DRAFT))
    expect(warnings.map(renderWarning).join(' ')).toMatch(/no new facts/)
  })

  it('fluency repairs faults and leaves sound sentences alone', () => {
    const { output } = paraphrase(
      'They was late. Many student are ill and want to goes home. The sun set behind the hill.',
      'fluency',
    )
    expect(output).toBe(
      'They were late. Many students are ill and want to go home. The sun set behind the hill.',
    )
  })

  it('changes ever more words as synonyms_level rises, and fewer at 2 than at 5', () => {
    const changed = (text: string) =>
      [0, 2, 5, 8, 10].map((level) => changedShare(text, paraphrase(text, 'standard', level).output))
    const shares = SAMPLES.map(changed)
    for (const share of shares) expect(share).toEqual([...share].sort((a, b) => a - b))
    const total = [0, 1, 2, 3, 4].map((at) => shares.reduce((sum, share) => sum + (share[at] ?? 0), 0))
    expect(total[1]).toBeLessThan(total[2] ?? 0)
    expect(total[4]).toBeGreaterThan(1.05 * (total[2] ?? 0))
  })

  it('reduce-both changes at least as many words as reduce-aigc', () => {
    const share = (text: string, mode: 'reduce-both' | 'reduce-aigc') => {
      const goal = { endpoint: 'humanize', mode } as const
      return changedShare(text, engine.transform({ text, language: 'en', goal, personalTerms: [] }).output)
    }
    const sum = (mode: 'reduce-both' | 'reduce-aigc') =>
      SAMPLES.reduce((total, text) => total + share(text, mode), 0)
    expect(sum('reduce-both')).toBeGreaterThanOrEqual(sum('reduce-aigc'))
  })
})
