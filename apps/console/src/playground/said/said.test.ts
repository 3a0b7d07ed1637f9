import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { readSaid } from './said.ts'

const english: { said: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL('../locales/en.json', import.meta.url), 'utf8'),
)

it.each([
  ['This is a statistical estimate, not proof. Do not use it alone…', 'caution', {}],
  ['7 sentences in a row open with the same words. Begin…', 'sameOpening', { n: '7' }],
  ['One of 3 words in this sentence that chat models overuse. Keep…', 'overused', { n: '3' }],
  [
    'The writing changes near sentence 12: before it the text reads more like human writing, …',
    'turnsMachine',
    { n: '12' },
  ],
  ['missing_field: author or editor', 'missingField', { variables: 'author or editor' }],
  ['duplicate_merged: b is the same source as a and was listed once', 'merged', { name: 'b', other: 'a' }],
])('reads %j', (sentence, key, values) => {
  expect(readSaid(sentence)).toMatchObject({ key, values })
  expect(english.said).toHaveProperty(key)
})

it('knows of which source a remark in a list speaks, and that codes are not for people', () => {
  expect(readSaid('kuhn1962: missing_field: publisher')).toMatchObject({ id: 'kuhn1962', isCoded: true })
  expect(readSaid('No safe change was found.')).toMatchObject({ id: undefined, isCoded: false })
})

it('leaves what it does not know', () => {
  expect(readSaid('Something new.')).toBeUndefined()
})
