import {
  hashesAt,
  measureSurprise,
  prepareText,
  RATIO_STEP,
  readStream,
  SURPRISE_VALUES,
  type SymbolStream,
  store,
} from '@redraft/detect/internals'
import { expect, test } from 'vitest'
import { SAMPLES } from '../sample-texts.ts'
import { trainSurprise } from './train-surprise.ts'

function stream(symbols: readonly number[], sentence = symbols.length): SymbolStream {
  return {
    symbols: Int32Array.from(symbols),
    tokens: Int32Array.from(symbols.keys()),
    starts: Uint8Array.from(symbols, (_, index) => (index % sentence === 0 ? 1 : 0)),
  }
}

/** Twenty texts a corpus: people say 1 2 3 4, machines 1 2 4 3. */
function counted(label: 0 | 1, symbols: readonly number[]) {
  const text = stream(
    Array.from({ length: 40 }, (_, index) => symbols[index % symbols.length] ?? 0),
    4,
  )
  return [0, 1].flatMap((corpus) =>
    Array.from({ length: 20 }, () => ({ stream: text, label, weight: 1, corpus })),
  )
}

test('an n-gram reaches back to the start of its sentence and no further', () => {
  const hashes = new Int32Array(4)
  const text = stream([5, 6, 7, 8], 2)
  expect(hashesAt(text, 2, 4, hashes)).toBe(2)
  expect(hashesAt(text, 3, 4, hashes)).toBe(3)
  const first = hashesAt(stream([7, 8]), 1, 4, new Int32Array(4))
  expect(first).toBe(3)
})

test('the longest n-gram that is known decides, and an unknown symbol is the most surprising', () => {
  const text = stream([1, 2])
  const cells = new Uint16Array(64)
  const hashes = new Int32Array(3)
  hashesAt(text, 1, 3, hashes)
  store(cells, hashes[0] ?? 0, { surprise: 6, ratio: 1 })
  store(cells, hashes[1] ?? 0, { surprise: 2, ratio: -1 })
  const reading = readStream({ order: 3, cells }, text)
  expect([...reading.known]).toEqual([0, 2])
  expect(reading.surprise[0]).toBe(15)
  expect((reading.ratio[1] ?? 0) * RATIO_STEP).toBeCloseTo(-1, 0)
})

test('text that follows the habits of one side is likelier under its law', () => {
  const table = trainSurprise([...counted(0, [1, 2, 3, 4]), ...counted(1, [1, 2, 4, 3])], {
    order: 3,
    bits: 10,
  })
  const measure = (symbols: readonly number[]) => {
    const values: number[] = []
    const text = stream(
      Array.from({ length: 40 }, (_, index) => symbols[index % 4] ?? 0),
      4,
    )
    measureSurprise({ stream: text, reading: readStream(table, text) }, { from: 0, to: 40 }, values)
    return values
  }
  const [human = 0] = measure([1, 2, 3, 4])
  const [machine = 0] = measure([1, 2, 4, 3])
  expect(human).toBeLessThan(-0.3)
  expect(machine).toBeGreaterThan(0.3)
  const surprise = SURPRISE_VALUES.indexOf('surprise')
  expect(measure([4, 4, 1, 9])[surprise]).toBeGreaterThan(measure([1, 2, 3, 4])[surprise] ?? 0)
})

test('a range too short to tell has no surprise values', () => {
  const { streams } = prepareText(SAMPLES.englishHuman, 'en')
  const values: number[] = []
  for (const text of streams) {
    const reading = readStream({ order: 3, cells: new Uint16Array(16) }, text)
    measureSurprise({ stream: text, reading }, { from: 0, to: 5 }, values)
  }
  expect(values).toHaveLength(2 * SURPRISE_VALUES.length)
  expect(values.every(Number.isNaN)).toBe(true)
})
