import { expect, it } from 'vitest'
import { parseSource } from '../parse.ts'
import type { RankedProposal } from './proposal.ts'
import { type FaultsFound, runPasses } from './run-passes.ts'

const source = parseSource({ text: 'ofthe two mans', language: 'en', personalTerms: [] })
const proposal = (
  start: number,
  end: number,
  after: string,
  code: RankedProposal['code'],
): RankedProposal => ({
  ...{ start, end, after, class: 'spelling', code, prior: 4, score: 4, proposer: 'x.y' },
})

it('a pass is told how many faults were found, and spaces are none', () => {
  const told: FaultsFound[] = []
  runPasses(
    source,
    [() => [proposal(0, 5, 'of the', 'written_as_two')], () => [proposal(11, 15, 'men', 'spelling')]],
    {
      reparse: (text) => parseSource({ text, language: 'en', personalTerms: [] }),
      threshold: (_proposal, _source, found) => {
        told.push(found)
        return 0
      },
      noteMargin: 0,
    },
  )
  expect(told.filter(({ likely }) => likely !== undefined).map(({ made, likely }) => [made, likely])).toEqual(
    expect.arrayContaining([
      [0, 0],
      [0, 1],
    ]),
  )
  expect(told.every(({ made }) => made === 0)).toBe(true)
})

it('a noun and the verb beside it are not both put in another number', () => {
  const draft = parseSource({ text: 'The student have time.', language: 'en', personalTerms: [] })
  const edits = (score: number) =>
    runPasses(
      draft,
      [
        () => [
          { ...proposal(4, 11, 'students', 'noun_singular_plural'), class: 'noun_number', score },
          { ...proposal(12, 16, 'has', 'verb_agrees'), class: 'agreement' },
        ],
      ],
      {
        reparse: (text) => parseSource({ text, language: 'en', personalTerms: [] }),
        threshold: () => 0,
        noteMargin: 0,
      },
    ).edits.map(({ after }) => after)
  expect(edits(5)).toEqual(['students'])
  expect(edits(3)).toEqual(['has'])
})
