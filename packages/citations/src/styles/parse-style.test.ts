import { expect, test } from 'vitest'
import { parseStyle } from './parse-style.ts'
import { STYLE_IDS } from './style-table.ts'

test.each(STYLE_IDS)('the id %s means itself in any case', (id) => {
  expect(parseStyle(id)).toBe(id)
  expect(parseStyle(id.toUpperCase())).toBe(id)
})

test.each([
  ['GB/T', 'gb-t'],
  ['gbt7714', 'gb-t'],
  ['GB/T 7714-2015', 'gb-t'],
  ['GB/T 7714—2015 (author-date)', 'gb-t-author-date'],
  ['APA7', 'apa'],
  ['apa 7th edition', 'apa'],
  ['MLA 9th ed.', 'mla'],
  ['Chicago (author-date)', 'chicago'],
  ['chicago-notes-bibliography', 'chicago-notes'],
  ['Chicago 18', 'chicago'],
  ['Cite Them Right', 'harvard'],
  ['Harvard style', 'harvard'],
  ['NLM', 'vancouver'],
  ['american-medical-association', 'ama'],
  ['The Bluebook', 'bluebook'],
  ['OSCOLA 4th edn', 'oscola'],
])('the spelling %s means %s', (spelling, id) => {
  expect(parseStyle(spelling)).toBe(id)
})

test.each(['apa6', 'Chicago 17th edition', 'GB/T 7714-2005', 'klingon', '', 'constructor'])(
  '%s is no style that we serve',
  (spelling) => {
    expect(parseStyle(spelling)).toBeUndefined()
  },
)
