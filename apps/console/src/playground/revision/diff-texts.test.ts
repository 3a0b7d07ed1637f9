import fc from 'fast-check'
import { expect, it } from 'vitest'
import { diffTexts, type Hunk } from './diff-texts.ts'
import { tokenize } from './tokens.ts'

const word = fc.constantFrom('a', 'bee', ' ', '\n', '字', '词', '。', "don't", '😀', '-')
const text = fc.array(word, { maxLength: 24 }).map((words) => words.join(''))

function patch(from: string, to: string, hunks: readonly Hunk[]): string {
  let result = ''
  let at = 0
  for (const hunk of hunks) {
    result += from.slice(at, hunk.fromStart) + to.slice(hunk.toStart, hunk.toEnd)
    at = hunk.fromEnd
  }
  return result + from.slice(at)
}

it('tokens joined are the text', () => {
  fc.assert(fc.property(fc.string({ unit: 'binary' }), (any) => tokenize(any).join('') === any))
})

it('applying the hunks to the first text gives the second', () => {
  fc.assert(fc.property(text, text, (a, b) => patch(a, b, diffTexts(a, b)) === b))
})

it('equal texts have no hunks', () => {
  fc.assert(fc.property(text, (a) => diffTexts(a, a).length === 0))
})

it('compares English by words and Chinese by characters', () => {
  const pieces = (a: string, b: string) =>
    diffTexts(a, b).map((hunk) => [a.slice(hunk.fromStart, hunk.fromEnd), b.slice(hunk.toStart, hunk.toEnd)])
  expect(pieces('The crucial role', 'The main role')).toEqual([['crucial', 'main']])
  expect(pieces('十分重要的作用', '很重要的角色')).toEqual([
    ['十分', '很'],
    ['作用', '角色'],
  ])
})
