import { CITATION_STYLE_IDS, listStyles, STYLE_EXAMPLE_ITEM } from '@redraft/contracts'
import { expect, test } from 'vitest'
import { normalizeItem } from './normalize/normalize-item.ts'
import { createRenderer } from './render/renderer.ts'
import { STYLE_IDS } from './styles/style-table.ts'

test('the styles of the contract are those the engine has', () => {
  expect([...STYLE_IDS]).toEqual(CITATION_STYLE_IDS)
})

const renderer = createRenderer()

test('the examples in the list of styles are what the engine prints', () => {
  const { item } = normalizeItem(STYLE_EXAMPLE_ITEM)
  const printed = listStyles().styles.map(({ id }) => [id, renderer.citation(item, { style: id }).text])
  expect(printed).toEqual(listStyles().styles.map(({ id, example }) => [id, example]))
}, 120_000)
