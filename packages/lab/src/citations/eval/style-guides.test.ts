import { fileURLToPath } from 'node:url'
import { type CslItem, createRenderer, STYLE_IDS } from '@redraft/citations'
import { expect, test } from 'vitest'
import { readCitationCases } from './citation-cases.ts'
import { runCases } from './run-cases.ts'

/** The examples are written as normalised items, so the renderer is tested alone. */
const asItem = (raw: unknown): CslItem => raw as CslItem

const cases = readCitationCases(fileURLToPath(new URL('../../../../citations/fixtures/', import.meta.url)))
const outcomes = runCases(cases, createRenderer(), asItem)

test.each(STYLE_IDS)('%s prints every example of its guide exactly', (style) => {
  const misses = outcomes.filter((outcome) => outcome.style === style && !outcome.exact)
  expect(misses.map(({ id, expected, got }) => ({ id, expected, got }))).toEqual([])
})

test.each(STYLE_IDS)('%s has at least 15 examples, and the two GB/T styles 40', (style) => {
  const count = (id: string): number => cases.filter((row) => row.style === id).length
  expect(count(style)).toBeGreaterThanOrEqual(15)
  expect(count('gb-t') + count('gb-t-author-date')).toBeGreaterThanOrEqual(40)
})

test('every example names where it is printed', () => {
  expect(cases.filter(({ source }) => !source)).toEqual([])
})
