import { describe, expect, it } from 'vitest'
import { applyEdits, type Edit } from '../../edit.ts'
import { parseSource } from '../../parse.ts'
import { arrangeEdits } from './arrange.ts'
import { continueRhythm, SILENCE, shapeOf } from './rhythm.ts'

const WORTH = 0.7

function edit(text: string, before: string, after: string, ruleId = `t.${before}-${after}`): Edit {
  const start = text.indexOf(before)
  return {
    start,
    end: start + before.length,
    before,
    after,
    kind: 'synonym',
    reasons: [],
    ruleId,
    strength: 3,
    risk: 0.02,
    role: 'even',
  }
}

function arrange(text: string, chosen: readonly Edit[], rivals: readonly Edit[] = [], fixed = false): string {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  const edits = arrangeEdits({
    ...{ source, chosen, candidates: [...chosen, ...rivals], model: undefined },
    worth: ({ ruleId }) => (ruleId.startsWith('plain') ? 0.2 : ruleId.startsWith('dear') ? 1.8 : WORTH),
    isFixed: () => fixed,
    registerOf: (ruleId) =>
      ruleId.startsWith('formal') ? 'formal' : ruleId.startsWith('plain') ? 'plain' : 'neutral',
  })
  return applyEdits(text, edits)
}

describe('joined search', () => {
  const text = 'The plan shows the results, and the team likes the outcome.'

  it('takes all edits that go well together', () => {
    const chosen = [edit(text, 'shows', 'presents'), edit(text, 'likes', 'welcomes')]
    expect(arrange(text, chosen)).toBe('The plan presents the results, and the team welcomes the outcome.')
  })

  it('drops one of two edits that bring the same word into a sentence', () => {
    const chosen = [edit(text, 'results', 'findings'), edit(text, 'outcome', 'findings')]
    expect(arrange(text, chosen).match(/findings/g)).toHaveLength(1)
  })

  it('drops an edit that repeats a word of the sentence beside it', () => {
    const both = `${text} These findings were new.`
    expect(arrange(both, [edit(both, 'results', 'findings')])).toBe(both)
  })

  it('drops it even where it is worth more than a plain exchange of words', () => {
    const both = `${text} These findings were new.`
    expect(arrange(both, [edit(both, 'results', 'findings', 'dear.findings')])).toBe(both)
  })

  it('hears short words that rules bring often', () => {
    const both = `${text} The key is trust.`
    expect(arrange(both, [edit(both, 'likes', 'finds key')])).toBe(both)
  })

  it('takes a rival in its stead where there is one', () => {
    const both = `${text} These findings were new.`
    expect(arrange(both, [edit(both, 'results', 'findings')], [edit(both, 'results', 'figures')])).toContain(
      'shows the figures',
    )
  })

  it('never joins two edits into a doubled word', () => {
    const near = 'They met in order to talk about it.'
    const chosen = [edit(near, 'in order to', 'to discuss'), edit(near, 'talk about', 'discuss')]
    expect(arrange(near, chosen)).not.toContain('discuss discuss')
  })

  it('does not mix a formal and a plain wording in one sentence when one of them is worth little', () => {
    const chosen = [
      edit(text, 'shows', 'demonstrates', 'formal.a'),
      edit(text, 'likes', 'is fond of', 'plain.b'),
    ]
    expect(arrange(text, chosen)).toBe('The plan demonstrates the results, and the team likes the outcome.')
  })

  it('keeps repairs whatever they repeat', () => {
    const chosen = [edit(text, 'results', 'findings'), edit(text, 'outcome', 'findings')]
    expect(arrange(text, chosen, [], true).match(/findings/g)).toHaveLength(2)
  })
})

describe('rhythm', () => {
  it('counts words sentence by sentence', () => {
    expect(shapeOf('One two. Three four five? Six')).toEqual([2, 3, 1])
  })

  it('prefers a long sentence after a short one to three alike in a row', () => {
    expect(continueRhythm(SILENCE, [4, 16, 6, 0]).score).toBeGreaterThan(
      continueRhythm(SILENCE, [9, 9, 8, 0]).score,
    )
  })
})
