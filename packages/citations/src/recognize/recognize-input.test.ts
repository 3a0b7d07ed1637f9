import { describe, expect, it } from 'vitest'
import { recognizeInput, recognizeOne } from './recognize-input.ts'
import type { RecognizedItems } from './recognized.ts'

function items(input: unknown): RecognizedItems {
  const found = recognizeInput(input)
  if (found.kind !== 'items') throw new Error(`recognised as ${found.kind}`)
  return found
}

describe('CSL-JSON', () => {
  const item = {
    id: 'watson',
    type: 'article-journal',
    title: 'Molecular Structure',
    'container-title': 'Nature',
    issued: { 'date-parts': [['1953', 4]] },
    author: [{ family: 'Watson', given: 'J. D.' }],
  }

  it.each([
    ['an object', item],
    ['JSON text', JSON.stringify(item)],
    ['an array of one', [item]],
    ['JSON text of an array of one', ` ${JSON.stringify([item], null, 2)}\n`],
  ])('%s', (_, input) => {
    expect(items(input)).toMatchObject({
      from: 'csl',
      items: [{ ...item, issued: { 'date-parts': [[1953, 4]] }, language: 'en' }],
    })
  })

  it('an array of several gives them all, and is an error where one is expected', () => {
    expect(items([item, { ...item, id: 'other' }]).items.map(({ id }) => id)).toEqual(['watson', 'other'])
    expect(() => recognizeOne([item, item])).toThrow(/CSL-JSON has 2 entries where one source is expected/)
  })

  it.each([['{"title": '], ['[{]'], ['{title: "A"}']])('broken JSON %j is told apart', (text) => {
    expect(() => recognizeInput(text)).toThrow(/no valid JSON/)
  })
})

describe('several entries', () => {
  it('a BibTeX text with two entries gives both, and is an error where one is expected', () => {
    const text = '@book{a, title={A}}\n@book{b, title={B}}'
    expect(items(text).items.map(({ title }) => title)).toEqual(['A', 'B'])
    expect(() => recognizeOne(text)).toThrow('BibTeX has 2 entries where one source is expected')
  })

  it('a RIS text with two records gives both, and is an error where one is expected', () => {
    const text = 'TY  - BOOK\r\nTI  - A\r\nER  - \r\n\r\nTY  - BOOK\r\nTI  - B\r\nER  - \r\n'
    expect(items(text).items.map(({ title }) => title)).toEqual(['A', 'B'])
    expect(() => recognizeOne(text)).toThrow('RIS has 2 entries')
  })
})

it('an export of PubMed is fetched by its number', () => {
  const text = 'PMID- 29424689\nOWN - NLM\nTI  - Sci-Hub provides access\nAU  - Himmelstein DS\n'
  expect(recognizeInput(text)).toEqual({ kind: 'pmid', value: '29424689' })
})
