import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createCodePointMap } from './create-code-point-map.ts'

const anyText = fc.string({ unit: 'binary', maxLength: 60 })

it('gives every character its index among the code points, and back', () => {
  fc.assert(
    fc.property(anyText, (text) => {
      const map = createCodePointMap(text)
      let utf16 = 0
      for (const [index, character] of [...text].entries()) {
        expect(map(utf16)).toBe(index)
        expect(map.toUtf16(index)).toBe(utf16)
        utf16 += character.length
      }
      expect(map(text.length)).toBe([...text].length)
      expect(map.toUtf16([...text].length)).toBe(text.length)
    }),
  )
})

it('answers inside a surrogate pair with the offset of the pair', () => {
  expect(createCodePointMap('a😀b')(2)).toBe(1)
})

it('clamps offsets outside the text', () => {
  const map = createCodePointMap('a😀')
  expect([map(-1), map(99), map.toUtf16(-1), map.toUtf16(99)]).toEqual([0, 2, 0, 3])
})
