import { describe, expect, it } from 'vitest'
import { readRows } from '../../fixtures/read-facts.ts'
import { contradictsLanguage } from './contradicts-language.ts'
import { detectLanguage } from './detect-language.ts'

const rows = readRows('languages.tsv')
const french = rows.find(([, , , text]) => text?.startsWith('Depuis'))?.[3] ?? ''

describe('detectLanguage', () => {
  it.each(rows)('answers %s (confident: %s, %s) for %j', (language, confident, script, text = '') => {
    const detected = detectLanguage(text)
    expect([detected.language, detected.confident ? 'yes' : 'no', detected.script]).toEqual([
      language,
      confident,
      script,
    ])
  })

  it('takes a foreign Latin text under 40 words for English', () => {
    expect(detectLanguage(french.split(' ').slice(0, 39).join(' ')).language).toBe('en')
  })

  it('never refuses a text for being a list of English words without function words', () => {
    const list = Array.from({ length: 60 }, (_, i) => ['apple', 'bread', 'table', 'window'][i % 4]).join(', ')
    expect(detectLanguage(list).language).toBe('en')
  })

  it('tells mixed scripts', () => {
    expect(detectLanguage('机器学习的方法 machine learning methods are used').mixedScripts).toBe(true)
    expect(detectLanguage('这个问题們這個會說没有简单').mixedScripts).toBe(true)
    expect(detectLanguage('A plain English sentence.').mixedScripts).toBe(false)
  })
})

describe('contradictsLanguage', () => {
  it.each([
    [french, 'en', true],
    ['这个问题没有简单的答案', 'zh_TW', true],
    ['這個問題沒有簡單的答案', 'zh_CN', true],
    ['The results of this study show that the method works well.', 'zh_CN', true],
    ['这个问题没有简单的答案', 'en', true],
    ['Привет мир, как дела?', 'en', true],
    ['你好世界', 'zh_TW', false],
    ['GPT-4', 'zh_CN', false],
    ['The results of this study show that the method works well.', 'en', false],
    ['12345', 'zh_CN', false],
  ] as const)('for %j named %s: %s', (text, language, contradicts) => {
    expect(contradictsLanguage(text, language)).toBe(contradicts)
  })
})
