import { changeSchema, type Language } from '@redraft/contracts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sentenceChanges } from './sentence-changes.ts'

const SENTENCES: Readonly<Record<Language, readonly string[]>> = {
  en: [
    'Trees keep streets cool. ',
    '😀 Rain falls in spring. ',
    'Many towns plant trees. ',
    'They wait, and wait.',
    ' ',
  ],
  zh_CN: ['树让街道凉爽。', '春天常下雨。', '很多城镇种树。', '😀他们等了又等。'],
  zh_TW: ['樹讓街道涼爽。', '春天常下雨。', '很多城鎮種樹。', '😀他們等了又等。'],
}

/** Takes some changes back, from the last to the first. */
function undo(output: string, changes: readonly { start: number; end: number; before: string }[]): string {
  const points = [...output]
  for (const { start, end, before } of [...changes].reverse()) points.splice(start, end - start, ...before)
  return points.join('')
}

it('all taken back give the source, whatever both texts are', () => {
  const language = fc.constantFrom<Language>('en', 'zh_CN', 'zh_TW')
  const texts = language.chain((of) => {
    const text = fc
      .array(fc.constantFrom(...SENTENCES[of]), { minLength: 1, maxLength: 6 })
      .map((all) => all.join(''))
    return fc.tuple(text, text, fc.constant(of))
  })
  fc.assert(
    fc.property(texts, ([source, output, of]) => {
      const changes = sentenceChanges(source, output, of)
      for (const change of changes) {
        changeSchema.parse(change)
        expect([...output].slice(change.start, change.end).join('')).toBe(change.after)
      }
      expect(undo(output, changes)).toBe(source)
    }),
  )
})

it('are one for each sentence, so that taking one back leaves whole sentences', () => {
  const source = 'It is worth noting that trees cool the streets. Towns plant many of them each spring.'
  const output = 'Trees cool the streets. Each spring towns plant many of them.'
  const changes = sentenceChanges(source, output, 'en')
  expect(changes.map(({ before, after }) => [before, after])).toEqual([
    ['It is worth noting that trees cool the streets.', 'Trees cool the streets.'],
    ['Towns plant many of them each spring.', 'Each spring towns plant many of them.'],
  ])
  expect(undo(output, changes.slice(0, 1))).toBe(
    'It is worth noting that trees cool the streets. Each spring towns plant many of them.',
  )
})
