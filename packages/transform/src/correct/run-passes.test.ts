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
