import { expect, test } from 'vitest'
import { nearestLanguage } from './languages.ts'

test.each([
  ['en-GB', 'en'],
  ['zh', 'zh-CN'],
  ['zh-SG', 'zh-CN'],
  ['zh-Hans-HK', 'zh-CN'],
  ['zh-TW', 'zh-TW'],
  ['zh-hk', 'zh-TW'],
  ['zh-Hant', 'zh-TW'],
  ['fr', undefined],
  ['', undefined],
])('a browser that asks for %s gets %s', (tag, language) => {
  expect(nearestLanguage(tag)).toBe(language)
})
