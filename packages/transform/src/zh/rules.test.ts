import { describe, expect, it } from 'vitest'
import type { ZhLanguage } from './language.ts'
import { loadRules } from './load-rules.ts'
import { compileRule } from './match-rule.ts'
import { simplifiedCharacters, traditionalCharacters } from './script.ts'
import { tryRule } from './try-rule.ts'

const LANGUAGES: readonly ZhLanguage[] = ['zh_CN', 'zh_TW']

describe('rules of both scripts', () => {
  const byId = (language: ZhLanguage) => new Map(loadRules(language).map((rule) => [rule.id, rule]))
  const [mainland, taiwan] = [byId('zh_CN'), byId('zh_TW')]

  it('are one text: zh_TW reads them in its characters', () => {
    expect(mainland.get('free.sou-ji')).toMatchObject({ pattern: '搜集', replacement: '收集' })
    expect(mainland.get('stock.wu-yi')?.id).toBe(taiwan.get('stock.wu-yi')?.id)
    const shared = [...mainland.keys()].filter((id) => taiwan.has(id))
    expect(shared.length).toBeGreaterThan(1500)
  })

  it('take what Taiwan says otherwise from its variants', () => {
    expect(mainland.get('usual.yu-xiang-bi')?.replacement).toEqual(['相比$1，', '和$1比起来，'])
    expect(taiwan.get('usual.yu-xiang-bi')?.replacement).toEqual(['相較於$1，', '和$1比起來，'])
  })
})

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
