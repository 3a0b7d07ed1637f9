import { LANGUAGES } from '@redraft/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitParts } from './split-parts.ts'

const LONG = 'Every spring the towns along the coast plant hundreds of young trees near their schools.'
const BROKEN =
  'Every spring the towns along the coast plant hundreds\nof young trees near their schools and parks, as always.'

const kinds = (text: string) =>
  splitParts({ text, language: 'en', personalTerms: [] }).map(({ kind, text: part }) => [kind, part])

it('paragraphs are for the model; headings and blank lines for nobody', () => {
  expect(kinds(`# Trees\n\n${LONG}\n\n${LONG}\n`)).toEqual([
    ['kept', '# Trees\n\n'],
    ['model', LONG],
    ['kept', '\n\n'],
    ['model', LONG],
    ['kept', '\n'],
  ])
})

it('short items and paragraphs of broken lines are left to the local engine', () => {
  expect(kinds(`${LONG}\n\n- short item\n- another one`).map(([kind]) => kind)).toEqual(['model', 'local'])
  expect(kinds(BROKEN)).toEqual([['local', BROKEN]])
})

it('a long item of a list keeps its marker to itself', () => {
  expect(kinds(`- ${LONG}`)).toEqual([
    ['kept', '- '],
    ['model', LONG],
  ])
})

it('joined in order the parts are the text, whatever it is', () => {
  const piece = fc.constantFrom(
    LONG,
    BROKEN,
    '# T',
    '- a',
    '\n',
    '\n\n',
    '```\ncode\n```',
    '> quote.',
    '很多城鎮在春天種樹，讓街道涼爽。',
    ' ',
    '| a | b |',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), fc.constantFrom(...LANGUAGES), (pieces, language) => {
      const text = pieces.join('')
      const parts = splitParts({ text, language, personalTerms: [] })
      expect(parts.map((part) => part.text).join('')).toBe(text)
      for (const part of parts.filter(({ kind }) => kind === 'model')) expect(part.text).not.toContain('\n')
    }),
  )
})
