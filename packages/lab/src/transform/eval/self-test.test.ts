import { describe, expect, test } from 'vitest'
import type { ReferenceRow } from './read-rows.ts'
import { selfTest } from './self-test.ts'

const SOURCE = 'Yesterday he go to the market in the old town and he buy three apple for his mother .'
const GOOD = 'Yesterday he went to the market in the old town and he bought three apples for his mother .'
const ROWS: readonly ReferenceRow[] = [
  {
    id: 'a',
    lang: 'en',
    task: 'fluency',
    src: SOURCE,
    refs: [GOOD, GOOD.replace('and he bought', 'and bought'), GOOD.replace('mother', 'mum')],
  },
]
const half = () => SOURCE.replace('he go', 'he went')
const garble = () =>
  'Yesternight he proceed unto the marketplace within the auld burgh plus he purchase trine malus .'

describe('the self-test of the suite', () => {
  test('finds no fault when people score above the engine, the engine above the copy, and random synonyms below it', () => {
    expect(selfTest(ROWS, { engine: half, thesaurus: garble })[0]?.faults).toEqual([])
  })

  test('says so when an engine does no better than the copy', () => {
    const [result] = selfTest(ROWS, { engine: (row) => row.src, thesaurus: garble })
    expect(result?.faults).toEqual(['the engine does not score above the copy'])
  })

  test('says so when the baseline that must fail passes', () => {
    const [result] = selfTest(ROWS, { engine: half, thesaurus: half })
    expect(result?.faults).toEqual(['random synonyms pass'])
  })
})
