import { describe, expect, it } from 'vitest'
import { loadRules, type ZhLanguage } from './load-rules.ts'
import { compileRule } from './match-rule.ts'
import { simplifiedCharacters, traditionalCharacters } from './script.ts'
import { tryRule } from './try-rule.ts'

const LANGUAGES: readonly ZhLanguage[] = ['zh_CN', 'zh_TW']

describe.each(LANGUAGES)('rules of %s', (language) => {
  const rules = loadRules(language)

  it('have ids of their own', () => {
    const ids = rules.map((rule) => rule.id)
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([])
  })

  it('turn every positive example into its outcome', () => {
    const failures = rules.flatMap((rule) =>
      rule.tests.positive
        .filter((example) => !tryRule(compileRule(rule), example.in, language).includes(example.out))
        .map((example) => `${rule.id}: ${example.in}`),
    )
    expect(failures).toEqual([])
  })

  it('leave every negative example alone', () => {
    const failures = rules.flatMap((rule) =>
      rule.tests.negative
        .filter((text) => tryRule(compileRule(rule), text, language).length > 0)
        .map((text) => `${rule.id}: ${text}`),
    )
    expect(failures).toEqual([])
  })

  it('are written in the script of their language', () => {
    const foreign = language === 'zh_TW' ? simplifiedCharacters : traditionalCharacters
    const failures = rules.filter((rule) => foreign(JSON.stringify(rule)).length > 0).map((rule) => rule.id)
    expect(failures).toEqual([])
  })
})
