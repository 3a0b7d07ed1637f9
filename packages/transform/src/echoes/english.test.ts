import { describe, expect, test } from 'vitest'
import type { Edit } from '../edit.ts'
import type { Standing } from '../role.ts'
import { echoes } from './echoes.ts'
import { ENGLISH_HEARING, echoesInSentence } from './english.ts'

function edit(text: string, before: string, after: string, standing: Standing = { role: 'even' }): Edit {
  const start = text.indexOf(before)
  const place = { start, end: start + before.length, before, after }
  return { ...place, kind: 'synonym', reasons: [], ruleId: 'x', strength: 1, risk: 0, ...standing }
}

describe('a word that is heard twice', () => {
  const text = 'They paid considerable sums. Their wages were greatly reduced. Maybe they knew.'

  test('is not brought in, whatever its ending', () => {
    expect(echoes(text, edit(text, 'greatly', 'considerably'), ENGLISH_HEARING)).toBe(true)
    expect(echoes(text, edit(text, 'Their wages', 'Maybe wages'), ENGLISH_HEARING)).toBe(true)
  })

  test('may come in where it stands far off, or where the old one was heard as often', () => {
    const far = `${text}${' It rains on the roofs of the old town.'.repeat(6)} It is greatly reduced.`
    const start = far.lastIndexOf('greatly')
    expect(
      echoes(far, { ...edit(far, 'greatly', 'considerably'), start, end: start + 7 }, ENGLISH_HEARING),
    ).toBe(false)
    const even = 'They greatly enjoyed it. It was greatly praised and considerably improved.'
    expect(echoes(even, edit(even, 'greatly', 'considerably'), ENGLISH_HEARING)).toBe(false)
  })

  test('may come in with an edit that mends something', () => {
    expect(
      echoes(
        text,
        edit(text, 'greatly', 'considerably', { role: 'stock', waives: ['echo'] }),
        ENGLISH_HEARING,
      ),
    ).toBe(false)
  })
})

test('a word that its own sentence has elsewhere is an echo, however far it stands', () => {
  const text = 'They considered it.'
  const words = ['considerable', 'sums']
  expect(echoesInSentence(edit(text, 'They', 'Consider, they'), words)).toBe(true)
  expect(echoesInSentence(edit(text, 'considered', 'consider'), words)).toBe(false)
  expect(echoesInSentence(edit(text, 'They', 'Some'), ['some', 'sums'])).toBe(false)
})
