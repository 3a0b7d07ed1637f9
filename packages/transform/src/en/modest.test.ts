import type { TransformGoal } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'
import type { Edit } from '../edit.ts'
import { isEvenOnly } from '../modest.ts'
import { loadAcceptedIds } from '../purpose/load-accepted-ids.ts'
import { OPERATIONS } from './operations/operations.ts'

const paraphrase = (mode: 'standard' | 'creative', synonymsLevel = 5): TransformGoal => ({
  ...{ endpoint: 'paraphrase', mode, synonymsLevel },
})

function editsOf(text: string, goal: TransformGoal): readonly Edit[] {
  let edits: readonly Edit[] = []
  const engine = createTransformEngine({ onEdits: (made) => (edits = made) })
  engine.transform({ text, language: 'en', goal, personalTerms: [] })
  return edits
}

const ACCEPTED = loadAcceptedIds('en')
const CLEAN = new Set(OPERATIONS.filter(({ kind }) => kind === 'relative_clause').map(({ id }) => id))

const TEXT =
  'The movie shows multiple ways to enhance a novel method, which allows people to rely on numerous techniques. ' +
  'The workers participate in a program that aims to demonstrate the benefits of sleep, and the results differ. ' +
  'Although many firms often need help, the main reason for the delay was the rain.'

const LONG =
  'Some people believe that the novel gives everyone in the old town a chance to think, and the farmers say that a lack of rest ' +
  'can lead to a loss of strength, which is particularly hard for anyone who works outside in a harsh winter. The topic was new.'

describe('paraphrase standard, up to the middle synonyms_level', () => {
  it('exchanges evenly by accepted rules only, and the bolder levels by more', () => {
    const even = (goal: TransformGoal) =>
      editsOf(TEXT, goal)
        .filter(isEvenOnly)
        .flatMap(({ ruleId }) => ruleId.split('+'))
    const modest = even(paraphrase('standard'))
    expect(modest.length).toBeGreaterThan(0)
    expect(modest.filter((id) => !ACCEPTED.has(id) && !CLEAN.has(id))).toEqual([])
    expect(even(paraphrase('standard', 8)).length).toBeGreaterThan(modest.length)
    expect(even(paraphrase('creative')).length).toBeGreaterThan(modest.length)
  })

  it('makes at most one even exchange in a dozen words of a sentence, three in any, never two close together', () => {
    const words = editsOf(LONG, paraphrase('standard')).filter(isEvenOnly)
    expect(words.length).toBeGreaterThan(2)
    for (const [sentence] of LONG.matchAll(/[^.]+[.]/g)) {
      const start = LONG.indexOf(sentence)
      const own = words.filter((edit) => edit.start >= start && edit.start < start + sentence.length)
      expect(own.length).toBeLessThanOrEqual(
        Math.min(3, Math.max(1, Math.floor(sentence.trim().split(' ').length / 12))),
      )
      for (const [at, edit] of own.entries()) {
        const next = own[at + 1]
        if (next !== undefined) expect(LONG.slice(edit.end, next.start).trim()).toMatch(/\S+ \S+ \S+/)
      }
    }
  })

  it.each(['They saw 12 movies.', 'The "movie" was long.', 'We watched the Dunlin movie.'])(
    'makes none beside a figure, a quotation mark or a name: "%s"',
    (text) => {
      expect(editsOf(text, paraphrase('standard')).filter(isEvenOnly)).toEqual([])
    },
  )

  it('makes none that is more than two letters longer than what it replaces', () => {
    const longer = editsOf(TEXT, paraphrase('standard')).filter(
      (edit) => isEvenOnly(edit) && edit.after.length > edit.before.length + 2,
    )
    expect(longer).toEqual([])
  })

  it('makes what humanize makes', () => {
    const text = 'It is important to note that the plan worked due to the fact that the snow is deep.'
    expect(editsOf(text, paraphrase('standard')).map(({ ruleId }) => ruleId)).toEqual(
      editsOf(text, { endpoint: 'humanize', mode: 'reduce-aigc' }).map(({ ruleId }) => ruleId),
    )
  })
})
