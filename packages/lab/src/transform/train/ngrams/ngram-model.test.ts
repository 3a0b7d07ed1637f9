import { createNgramModel, decodeTable, encodeTable } from '@redraft/transform/internals'
import { describe, expect, it } from 'vitest'
import { NgramCounter } from './count-ngrams.ts'

const PROSE = [
  'the old man opened the door',
  'the old man closed the door',
  'the young man opened the window',
]

function countedTable() {
  const counter = new NgramCounter('word', 3)
  for (const line of PROSE) counter.addText(line)
  return counter.table([0, 1, 1, 1])
}

describe('n-gram model', () => {
  it('prefers a wording whose n-grams it has seen', () => {
    const model = createNgramModel(countedTable())
    expect(model.score('the old', 'man', 'opened the door')).toBeGreaterThan(
      model.score('the old', 'door', 'opened the door'),
    )
  })

  it('gives the same scores after a round trip through its file', () => {
    const table = countedTable()
    const again = decodeTable(encodeTable(table))
    expect(createNgramModel(again).score('the', 'old man', 'opened')).toBe(
      createNgramModel(table).score('the', 'old man', 'opened'),
    )
  })

  it('refuses a damaged file', () => {
    const bytes = encodeTable(countedTable())
    bytes[bytes.length - 1] = (bytes.at(-1) ?? 0) ^ 1
    expect(() => decodeTable(bytes)).toThrow('damaged')
  })

  it('counts characters of Chinese', () => {
    const counter = new NgramCounter('character', 2)
    counter.addText('研究表明这项研究有效。')
    const model = createNgramModel(counter.table([0, 1, 1]))
    expect(model.score('', '研究', '')).toBeGreaterThan(model.score('', '究研', ''))
  })
})
