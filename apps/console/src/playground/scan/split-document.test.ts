import { countCharacters, countWords } from '@redraft/text'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitDocument } from './split-document.ts'

const limits = { maxWords: 40, maxCharacters: 200 }
const sentence = fc.constantFrom(
  'The trees grew. ',
  'Costs rose in May, and nobody knew why. ',
  '城市里的树木很重要。',
  '他走了！',
  '\n\n',
  '\n',
  '# Heading\n\n',
  '- an item\n',
  '😀 ',
  'e\u0301 ',
  'x'.repeat(230),
)
const document = fc.array(sentence, { maxLength: 40 }).map((parts) => parts.join(''))

describe('splitDocument', () => {
  it('loses no word, and every part knows its place', () => {
    fc.assert(
      fc.property(document, (text) => {
        const characters = [...text]
        let at = 0
        for (const chunk of splitDocument(text, limits)) {
          expect(countWords(characters.slice(at, chunk.start).join(''))).toBe(0)
          at = chunk.start + [...chunk.text].length
          expect(characters.slice(chunk.start, at).join('')).toBe(chunk.text)
        }
        expect(countWords(characters.slice(at).join(''))).toBe(0)
      }),
    )
  })

  it('keeps every part within both limits', () => {
    fc.assert(
      fc.property(document, (text) => {
        for (const chunk of splitDocument(text, limits)) {
          expect(countWords(chunk.text)).toBe(chunk.words)
          expect(chunk.words).toBeLessThanOrEqual(limits.maxWords)
          expect(countCharacters(chunk.text)).toBeLessThanOrEqual(limits.maxCharacters)
        }
      }),
    )
  })

  it('leaves a text within the limits whole', () => {
    expect(splitDocument('One. Two.\n\nThree.', limits)).toEqual([
      { text: 'One. Two.\n\nThree.', start: 0, words: 3 },
    ])
    expect(splitDocument('', limits)).toEqual([])
  })

  it('cuts between paragraphs when it can, into parts of like length', () => {
    const paragraph = 'The old trees cool the street in summer and in autumn.\n\n'
    const words = splitDocument(paragraph.repeat(12), limits).map((chunk) => chunk.words)
    expect(words).toEqual([33, 33, 33, 33])
  })

  it('cuts a long paragraph between sentences', () => {
    const text = 'The old trees cool the street in summer and in autumn. '.repeat(12)
    for (const chunk of splitDocument(text, limits)) expect(chunk.text.trimEnd()).toMatch(/^The .*\.$/s)
  })

  it('cuts a document of 12,000 words into three', () => {
    const text = `${'Old trees cool a wide street well. '.repeat(20)}\n\n`.repeat(86)
    expect(countWords(text)).toBeGreaterThan(12_000)
    expect(splitDocument(text)).toHaveLength(3)
  })
})
