import { expect, test } from 'vitest'
import { loadStyleFiles } from '../load-style-files.ts'
import { applyPatches } from '../patch.ts'
import { STYLE_IDS, type StyleId, styleOf } from '../style-table.ts'
import { STYLE_PATCHES } from './style-patches.ts'

const files = loadStyleFiles()
const applied = (id: StyleId) => applyPatches(files.style(styleOf(id).cslId), id, STYLE_PATCHES)

test.each(STYLE_PATCHES)('$name finds its place in every bundled style that it names', ({ name, styles }) => {
  for (const id of styles) expect(applied(id).applied).toContain(name)
})

test.each(STYLE_IDS)('a newer %s without the places to patch stays as it is', (id) => {
  const xml = '<style>nothing to patch</style>'
  expect(applyPatches(xml, id, STYLE_PATCHES)).toEqual({ xml, applied: [] })
})

test('patches have different names', () => {
  expect(new Set(STYLE_PATCHES.map(({ name }) => name)).size).toBe(STYLE_PATCHES.length)
})
