import { expect, test } from 'vitest'
import { prepareText } from '../features/evidence.ts'
import { findRevisionNotes } from './revision-notes.ts'
import { tileSentences } from './sentence-ranges.ts'

function notesOf(text: string, language: 'en' | 'zh_CN' | 'zh_TW' = 'en') {
  const evidence = prepareText(text, language)
  const notes = findRevisionNotes(evidence, tileSentences(text, language, evidence))
  return notes.map((note) => ({ signal: note.signal, quoted: text.slice(note.start, note.end) }))
}

test('a stock phrase is found in any case and through Markdown, and quoted exactly', () => {
  expect(notesOf('We went home. **IT IS IMPORTANT TO NOTE THAT** it rained.')).toEqual([
    { signal: 'stock_phrase', quoted: 'IT IS IMPORTANT TO NOTE THAT' },
  ])
})

test('a Traditional phrase is found by its Simplified form and quoted as written', () => {
  expect(notesOf('天氣很好。總而言之，大家都來了。', 'zh_TW')).toEqual([
    { signal: 'stock_phrase', quoted: '總而言之' },
  ])
})

test('advice fits what the phrase does', () => {
  const text = 'From the bustling port comes a plethora of goods in the digital age.'
  const evidence = prepareText(text, 'en')
  const notes = findRevisionNotes(evidence, tileSentences(text, 'en', evidence))
  expect(notes.map(({ code }) => code)).toEqual(['inflated_image', 'vague_quantity', 'ready_made_setting'])
  expect(notesOf('By understanding it, we won. Nevertheless, they left.')).toEqual([])
})

test('ordinary joints are counted but not noted', () => {
  expect(notesOf('I like fruit such as pears, as well as plums, in order to stay well.')).toEqual([])
})

test('words that chat models overuse are noted where a sentence holds several, and not inside a noted phrase', () => {
  expect(notesOf('A **crucial** step is to promote trust. The step is crucial.')).toEqual([
    { signal: 'inflated_words', quoted: 'crucial' },
    { signal: 'inflated_words', quoted: 'promote' },
  ])
  expect(notesOf('這部影片深刻展現了獨特的視角。', 'zh_TW').map((note) => note.quoted)).toEqual([
    '深刻',
    '展現',
    '獨特',
    '視角',
  ])
  expect(notesOf('That is a testament to a vibrant, crucial idea.')).toEqual([
    { signal: 'stock_phrase', quoted: 'a testament to' },
    { signal: 'inflated_words', quoted: 'vibrant' },
    { signal: 'inflated_words', quoted: 'crucial' },
  ])
})

test('sentences of one length in a row get one note over all of them', () => {
  const even =
    'The small dog ran over the hill. The old cat sat under the tree. A red bird flew across the lake. The grey horse stood near the barn. A young boy walked along the road.'
  expect(notesOf(even)).toEqual([{ signal: 'sentence_length_uniformity', quoted: even }])
})

test('equal openings in a row are noted at the last one; opening quotation marks do not count', () => {
  const text =
    'They went to the sea and swam. They went up a hill that nobody had climbed in years. They went home.'
  expect(notesOf(text)).toEqual([{ signal: 'opening_variety', quoted: 'They went' }])
  expect(
    notesOf('"Yes, of course," he said. "No, never," she said loudly. "Why not," asked the third one.'),
  ).toEqual([])
})

test('at most 40 notes are given', () => {
  expect(notesOf('In conclusion, that is so. '.repeat(100)).length).toBe(40)
})
