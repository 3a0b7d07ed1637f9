import { LANGUAGES } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { findRuleFaults } from './find-faults.ts'
import { loadRuleTexts } from './load-rule-texts.ts'

const ENGLISH = {
  ...{ id: 'wordy.in-order-to', pattern: 'in order to', replacement: 'to', strength: 2, risk: 0.02 },
  ...{ kind: 'wordy_phrase', reason: 'fewer_words', role: 'stock', gain: 0.6, guards: ['notPrev:not'] },
  tests: { positive: [{ in: 'Rest in order to win.', out: 'Rest to win.' }], negative: ['It is in order.'] },
}
const CHINESE = {
  ...{ id: 'word.tisheng', pattern: '提升', replacement: '提高', guards: [{ notNext: '机' }] },
  tests: { positive: [{ in: '提升水平。', out: '提高水平。' }], negative: ['提升机坏了。'] },
}
const DEFAULTS = {
  ...{ strength: 2, risk: 0.02, kind: 'synonym', role: 'even' },
  ...{ reason: 'even_exchange_in_register' },
}

function faultsOfEnglish(fields: object, more: readonly object[] = []): string[] {
  const json = JSON.stringify([{ ...ENGLISH, ...fields }, ...more])
  return findRuleFaults('en', [{ name: 'en/wordy.json', json }])
}

function faultsOfChinese(fields: object, defaults: object = {}, shared: object = {}): string[] {
  const rules = [
    { ...CHINESE, ...fields },
    { ...CHINESE, pattern: '提高', ...shared, id: 'word.other' },
  ]
  const json = JSON.stringify({ about: 'words', defaults: { ...DEFAULTS, ...defaults }, rules })
  return findRuleFaults('zh_CN', [{ name: 'zh_CN/words.json', json }])
}

describe('faults of rule files', () => {
  it.each(LANGUAGES)('none in those of %s that ship', (language) => {
    expect(findRuleFaults(language, loadRuleTexts(language))).toEqual([])
  })

  it('none in a sound rule', () => {
    expect([...faultsOfEnglish({}), ...faultsOfChinese({})]).toEqual([])
  })

  it.each([
    ['kind', { kind: 'wordy' }],
    ['role', { role: 'filler' }],
    ['waives.0', { waives: ['risk'] }],
    ['reason', { reason: 'because' }],
    ['purposes.0', { purposes: ['change'] }],
    ['"gian"', { gian: 0.6 }],
  ])('an unknown %s is one, in both languages', (field, fields) => {
    for (const faults of [faultsOfEnglish(fields), faultsOfChinese(fields)])
      expect(faults).toEqual([expect.stringContaining(field)])
  })

  it('an unknown field among the defaults of a file is one', () => {
    expect(faultsOfChinese({}, { rank: 1 })).toEqual([expect.stringContaining('"rank"')])
  })

  it('a missing role is one', () => {
    expect(faultsOfEnglish({ role: undefined })).toEqual([expect.stringContaining('role')])
  })

  it('no purpose, none that one of its modes wants, or one that is plain already, is one', () => {
    for (const faults of [faultsOfEnglish({ purposes: [] }), faultsOfChinese({ purposes: [] })])
      expect(faults).toEqual([expect.stringContaining('purposes')])
    for (const faults of [
      faultsOfEnglish({ purposes: ['even'], modes: ['fluency'] }),
      faultsOfChinese({ purposes: ['even'], modes: ['fluency'] }),
    ])
      expect(faults).toEqual([expect.stringContaining('no purpose that one of its modes wants')])
    expect(faultsOfEnglish({ purposes: ['tighten', 'shorten', 'expand'] })).toEqual([
      expect.stringContaining('purposes is unused'),
    ])
  })

  it('a guard of the other language, or of none, is one', () => {
    expect(faultsOfEnglish({ guards: ['before:not'] })).toEqual([expect.stringContaining('before:not')])
    expect(faultsOfChinese({ guards: [{ before: '机' }] })).toEqual([expect.stringContaining('guards.0')])
  })

  it('a pattern that is none is one', () => {
    expect(faultsOfEnglish({ pattern: '#XYZ it' })).toHaveLength(1)
    expect(faultsOfChinese({ pattern: '提升(' })).toHaveLength(1)
  })

  it('a default that every rule overrides is one, and a waiver of a repair', () => {
    expect(faultsOfChinese({ strength: 3 }, {}, { strength: 1 })).toEqual([
      expect.stringContaining('defaults.strength is unused'),
    ])
    expect(faultsOfEnglish({ role: 'repair', waives: ['echo'] })).toEqual([
      expect.stringContaining('waives is unused'),
    ])
  })

  it('a pattern with two entries is one, two senses of one entry are none', () => {
    const { pattern, ...sense } = ENGLISH
    const twin = { ...sense, id: 'wordy.twin', guards: ['next:win'] }
    expect(faultsOfEnglish({}, [{ ...twin, pattern }])).toEqual([
      expect.stringContaining('make the rule a sense of it'),
    ])
    const entry = { pattern, senses: [sense, twin] }
    expect(findRuleFaults('en', [{ name: 'en/a.json', json: JSON.stringify([entry]) }])).toEqual([])
    const faulty = { pattern, senses: [{ ...sense, gian: 1 }, twin] }
    expect(findRuleFaults('en', [{ name: 'en/a.json', json: JSON.stringify([faulty]) }])).toEqual([
      expect.stringContaining('"gian"'),
    ])
  })

  it('an id given twice is one, and so is a file that is no JSON', () => {
    expect(faultsOfEnglish({}, [{ ...ENGLISH, pattern: 'so as to' }])).toEqual([
      expect.stringContaining('taken by a rule of'),
    ])
    expect(findRuleFaults('en', [{ name: 'en/broken.json', json: '[{' }])).toHaveLength(1)
  })
})
