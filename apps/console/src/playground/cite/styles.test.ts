import { CITATION_LOCALES, CITATION_STYLE_IDS } from '@redraft/contracts'
import { expect, it } from 'vitest'
import { LOCALES, STYLES } from './styles.ts'

it('offers every style and language of the contract', () => {
  expect(STYLES).toEqual(CITATION_STYLE_IDS)
  expect(LOCALES).toEqual(CITATION_LOCALES)
})
