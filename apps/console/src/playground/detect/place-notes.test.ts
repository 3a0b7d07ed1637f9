import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type MapPart, placeNotes } from './place-notes.ts'

const textOf = (parts: readonly MapPart[]) =>
  parts.map((part) => ('gap' in part ? part.gap : part.stretches.map(({ text }) => text).join(''))).join('')

const sentence = (start: number, end: number) => ({ start, end, score: 0.5, signals: [] })
const note = (start: number, end: number) => ({
  start,
  end,
  signal: 's',
  note: 'n',
  code: 'same_length' as const,
})

it('cuts a sentence where notes begin and end, by code points', () => {
  const parts = placeNotes('😀 It is. Two.', [sentence(0, 8), sentence(9, 13)], [note(2, 4), note(2, 13)])
  expect(parts).toMatchObject([
    {
      index: 0,
      stretches: [
        { text: '😀 ', covering: [], starting: [] },
        { text: 'It', covering: [0, 1], starting: [0, 1] },
        { text: ' is.', covering: [1], starting: [] },
      ],
    },
    { gap: ' ' },
    { index: 1, stretches: [{ text: 'Two.', covering: [1], starting: [] }] },
  ])
})

it('loses nothing of the text, whatever the offsets say', () => {
  const range = fc.tuple(fc.nat(20), fc.nat(20))
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary', maxLength: 15 }),
      fc.array(range),
      fc.array(range),
      (text, a, b) => {
        const parts = placeNotes(
          text,
          a.map(([start, end]) => sentence(start, end)),
          b.map(([start, end]) => note(start, end)),
        )
        expect(textOf(parts)).toBe(text)
      },
    ),
  )
})
