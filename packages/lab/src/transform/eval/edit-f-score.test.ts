import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { characterEdits, countEdits, editFScore } from './edit-f-score.ts'

describe('characterEdits', () => {
  it('joins neighbouring characters into one edit', () => {
    expect(characterEdits('他高兴的笑了', '他高兴地笑了')).toEqual([{ start: 3, end: 4, text: '地' }])
    expect(characterEdits('他很高兴的笑', '他高兴地笑')).toEqual([
      { start: 1, end: 2, text: '' },
      { start: 4, end: 5, text: '地' },
    ])
  })

  it('turns any text into any other', () => {
    const text = fc.string({ unit: fc.constantFrom('的', '地', '了', '我', '𠮷'), maxLength: 12 })
    fc.assert(
      fc.property(text, text, (before, after) => {
        const characters = [...before]
        for (const { start, end, text: wanted } of characterEdits(before, after).reverse())
          characters.splice(start, end - start, wanted)
        expect(characters.join('')).toBe(after)
      }),
    )
  })
})

describe('countEdits', () => {
  it('takes the reference that suits the hypothesis best', () => {
    const counts = countEdits('他高兴的笑', '他高兴地笑', ['他愉快地笑', '他高兴地笑'])
    expect(counts).toEqual({ truePositive: 1, falsePositive: 0, falseNegative: 0 })
  })

  it('scores a copy of a faulty sentence 0 and a full repair 1', () => {
    expect(editFScore([countEdits('他高兴的笑', '他高兴的笑', ['他高兴地笑'])])).toBe(0)
    expect(editFScore([countEdits('他高兴的笑', '他高兴地笑', ['他高兴地笑'])])).toBe(1)
  })

  it('weighs a wrong edit more than a missed one', () => {
    const wrong = { truePositive: 2, falsePositive: 2, falseNegative: 0 }
    const missed = { truePositive: 2, falsePositive: 0, falseNegative: 2 }
    expect(editFScore([wrong])).toBeLessThan(editFScore([missed]))
  })
})
