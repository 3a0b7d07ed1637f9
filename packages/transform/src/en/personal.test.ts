import { expect, test } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'

const engine = createTransformEngine()
const polish = (text: string) =>
  engine.transform({
    text,
    language: 'en',
    goal: { endpoint: 'rewrite', tone: 'academic' },
    personalTerms: [],
  })

test('a draft that speaks in person keeps its short forms and its words', () => {
  const text = "I don't know why you like these kids, but they're really nice to me."
  expect(polish(text).output).toBe(text)
})

test('a draft that does not is brought to the written register', () => {
  const text = (not: string) =>
    `The shifts are long. The workers do${not} get enough rest. They fall ill in winter.`
  expect(polish(text("n't")).output).toBe(text(' not'))
})

test('a single sentence, which hardly shows its register, keeps its short forms', () => {
  const text = "The workers don't get enough rest."
  expect(polish(text).output).toBe(text)
})

test('places without a sure remedy are named in the output, and their number is told', () => {
  const drafts = [
    'He depend of his family since two years, and many problem is solved by goverment every day.',
    'The childs was playing in garden with many toy when teacher come to school by the bus yesterday.',
    'Otherwise, it is a problem for us to understand certain thing in life and make good plan for next year.',
  ].map((text) => polish(`😀 ${text}`))
  expect(drafts.some(({ notes = [] }) => notes.length > 0)).toBe(true)
  for (const { output, notes = [], warnings } of drafts) {
    for (const { start, end } of notes) expect([...output].slice(start, end).join('')).toMatch(/^\p{L}+$/u)
    const told = warnings.filter(({ code }) => code === 'unsure_places')
    expect(told).toEqual(
      notes.length === 0 ? [] : [{ code: 'unsure_places', values: { count: notes.length } }],
    )
  }
})
