import { findSteep, REPETITIONS } from '@redraft/text/repetitions'
import { expect, test } from 'vitest'
import { normalizeItem } from './normalize/normalize-item.ts'
import { CitationInputError } from './recognize/citation-input-error.ts'
import { recognizeInput } from './recognize/recognize-input.ts'
import { editEntry } from './render/finish/after-edits.ts'
import { prepareItem } from './render/prepare/prepare-item.ts'
import { createRenderer } from './render/renderer.ts'
import { withoutTags } from './render/without-tags.ts'

/** A tenth of what a request may hold; what took quadratic time took seconds for it. */
const LENGTH = 50_000

/** Counts only while this process computes, so that a busy machine does not show. */
function computedMs(): number {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1000
}

function recognize(input: unknown): void {
  try {
    recognizeInput(input)
  } catch (error) {
    if (!(error instanceof CitationInputError)) throw error
  }
}

const FIELDS = ['title', 'edition', 'pages', 'volume', 'isbn', 'doi', 'date', 'note'] as const

const WAYS: Readonly<Record<string, (text: string) => unknown>> = {
  'a source as text': (text) => recognize(text),
  'a DOI': (text) => recognize(`10.1000/${text}`),
  'RIS names': (text) => recognize(`TY  - JOUR\nAU  - ${text.replaceAll(/[\r\n]+/g, ' ')}\nER  - \n`),
  'a RIS volume': (text) => recognize(`TY  - JOUR\nVL  - 1${text.replaceAll(/\s+/g, '')}\nER  - \n`),
  'the fields of an object': (text) =>
    recognize({
      type: 'article',
      authors: [text],
      ...Object.fromEntries(FIELDS.map((name) => [name, text])),
    }),
  'what is corrected after printing': (text) =>
    editEntry(text, { id: 'a', type: 'book', language: 'en' }, 'apa'),
  'what is left without its tags': withoutTags,
  'a title prepared for its style': (title) =>
    prepareItem({ id: 'a', type: 'book', language: 'en', title }, 'bluebook'),
}

/** What once took quadratic time, and its like. */
const TRIED = ['\n', '\n\n', '\t', ' ', ',', ', ', '.', ':', '-', 'a '].map((mark) => `${mark} between words`)
const repetitions = REPETITIONS.filter(
  ({ name }) => TRIED.includes(name) || /^(?:<>|\(\)) nested$|^[<_(] open$/.test(name),
)

test.each(Object.entries(WAYS))('%s is read in time that grows with it', (_way, run) => {
  run('It rains')
  expect(repetitions.length).toBeGreaterThan(8)
  expect(findSteep(repetitions, { run, length: LENGTH, now: computedMs })).toEqual([])
})

/** As much of a field as is kept. */
const KEPT = 20_000
/** Takes a twentieth of that; quotes that citeproc paired took ten seconds. */
const LIMIT_MS = 1_000

test('a title of nothing but quotes is printed with every one of them, in time that grows with it', () => {
  const renderer = createRenderer()
  const titled = (title: string) => normalizeItem({ type: 'book', title, language: 'en' }).item
  const print = (title: string) => renderer.citation(titled(title), { style: 'apa' }).text
  print('It rains')
  const quotes = REPETITIONS.filter(({ name }) => /^(?:""|''|“”|‘’) nested$/.test(name))
  expect(quotes).toHaveLength(4)
  for (const { name, text } of quotes) {
    const started = computedMs()
    const printed = print(text(KEPT - 2))
    expect(computedMs() - started, name).toBeLessThan(LIMIT_MS)
    expect(printed.match(/["'‘’“”]/gu), name).toHaveLength(KEPT - 2)
  }
})

test('a title with some quotes has them paired as the style asks', () => {
  const { item } = normalizeItem({ type: 'book', title: 'On "if" and <i>then</i>', language: 'en' })
  const { html } = createRenderer().citation(item, { style: 'apa' })
  expect(html).toContain('On “if” and </i>then')
})
