import { expect, test } from 'vitest'
import { renderStyleGallery } from '../gallery/gallery-page.ts'
import { MODEL_DATA, NOTICE } from './licence-texts.ts'
import { renderLicences } from './licences-page.ts'
import { readLicences } from './read-licences.ts'

test('the licences page says what NOTICE and the model card say (npm run docs:generate)', () => {
  expect({ notice: NOTICE, modelData: MODEL_DATA }).toEqual(readLicences())
  expect(MODEL_DATA.length).toBeGreaterThan(2)
})

test.each([
  ['licences', renderLicences()],
  ['citation styles', renderStyleGallery()],
])('the page of %s credits the citation engine with its source', (_, page) => {
  expect(page).toContain('citeproc-js implements the Citation Style Language. © Frank Bennett')
  expect(page).toContain('href="https://www.npmjs.com/package/citeproc/v/2.4.63"')
  expect(page).toContain('href="https://citationstyles.org"')
})
