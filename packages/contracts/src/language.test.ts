import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LANGUAGES, languageField, parseLanguage } from './language.ts'

test.each([
  ['auto', 'auto'],
  ['AUTO', 'auto'],
  ['en', 'en'],
  ['EN', 'en'],
  ['en-US', 'en'],
  ['en_GB', 'en'],
  ['zh', 'zh_CN'],
  ['zh-CN', 'zh_CN'],
  ['ZH_cn', 'zh_CN'],
  ['zh-Hans', 'zh_CN'],
  ['zh_TW', 'zh_TW'],
  ['zh-tw', 'zh_TW'],
  ['zh-Hant', 'zh_TW'],
  [' zh-Hant ', 'zh_TW'],
])('%j is read as %s', (spelling, language) => {
  expect(languageField.parse(spelling)).toBe(language)
})

test.each(['de', 'zh-XX', '', 'constructor', '__proto__', 'en\u0000'])(
  '%j names no supported language',
  (value) => {
    expect(parseLanguage(value)).toBeUndefined()
    expect(languageField.safeParse(value).error?.issues).toMatchObject([
      { message: 'is not supported: use auto, en, zh_CN or zh_TW' },
    ])
  },
)

test.each([null, 5, ['en'], { language: 'en' }])('%j is refused as the wrong type', (value) => {
  expect(languageField.safeParse(value).error?.issues).toMatchObject([
    { message: 'must be a string: auto, en, zh_CN or zh_TW' },
  ])
})

test('an absent language is auto', () => {
  expect(languageField.parse(undefined)).toBe('auto')
})

test('any string is read as one of the four values or refused, and reading again changes nothing', () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.string({ unit: 'binary' }), fc.mixedCase(fc.constantFrom(...LANGUAGES))),
      (value) => {
        const language = parseLanguage(value)
        if (language === undefined) return
        expect(['auto', ...LANGUAGES]).toContain(language)
        expect(parseLanguage(language)).toBe(language)
      },
    ),
  )
})
