import { placeholdersOf, renderReasons, renderWarnings } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { SAYINGS as EN } from './languages/en/sayings.ts'
import { SAYINGS as ZH_CN } from './languages/zh-CN/sayings.ts'
import { SAYINGS as ZH_TW } from './languages/zh-TW/sayings.ts'
import { createSpeaker } from './say.ts'
import type { Sayings } from './sayings.ts'
import { toldWarnings } from './told.ts'

const LANGUAGES: [string, Sayings][] = [
  ['en', EN],
  ['zh-CN', ZH_CN],
  ['zh-TW', ZH_TW],
]
const CHINESE = LANGUAGES.slice(1)
const TABLES = ['warnings', 'notes', 'reasons', 'kinds'] as const

const textsOf = (sayings: Sayings): string[] => [
  ...TABLES.flatMap((table) => Object.values<string>(sayings[table])),
  ...Object.values(sayings.signals ?? {}).flatMap(({ label, meaning }) => [label, meaning]),
]

describe.each(CHINESE)('%s', (_, sayings) => {
  it('puts the values of the English sentence into every sentence', () => {
    for (const table of TABLES) {
      const english: Readonly<Record<string, string>> = EN[table]
      for (const [code, sentence] of Object.entries<string>(sayings[table]))
        expect([code, placeholdersOf(sentence)]).toEqual([code, placeholdersOf(english[code] ?? '')])
    }
  })

  it('is written in Chinese, with the marks of Chinese', () => {
    for (const text of textsOf(sayings)) {
      expect(text).toMatch(/\p{Script=Han}/u)
      expect(text).not.toMatch(/\p{Script=Han}[,;!?]/u)
    }
  })
})

it('Traditional Chinese quotes with its own marks', () => {
  expect(textsOf(ZH_TW).filter((text) => /[“”]/u.test(text))).toEqual([])
})

describe('a speaker', () => {
  const variable = (name: string) => (name === 'author' ? '作者' : name === 'editor' ? '編者' : name)
  const speaker = createSpeaker(ZH_TW, variable)
  const warned = renderWarnings([
    { code: 'too_few_words', values: { least: 80 } },
    { code: 'missing_field', values: { fields: ['author', 'editor'], source: 'kuhn1962' } },
  ])

  it('says a warning by its code, with its values and the source it is about', () => {
    expect(toldWarnings(warned).map(speaker.warning)).toEqual([
      '不足 80 詞，估計不可靠。',
      'kuhn1962: 缺少：作者 / 編者。',
    ])
  })

  it('says every reason of an edit that was made of several', () => {
    const { reason: sentence, code } = renderReasons([{ code: 'spelling' }, { code: 'fewer_words' }])
    expect(speaker.reason({ sentence, code })).toBe('拼寫。用更少的詞說同樣的意思。')
  })

  it('leaves what has no code, or one that it does not know, as it came', () => {
    const { warnings } = warned
    expect(toldWarnings({ warnings }).map(speaker.warning)).toEqual(warnings)
    for (const code of [undefined, 'of_tomorrow', 'toString', 'spelling+of_tomorrow']) {
      const told = { sentence: 'As it came.', code }
      for (const say of [speaker.warning, speaker.note, speaker.reason]) expect(say(told)).toBe('As it came.')
    }
    expect(speaker.kind('of_tomorrow')).toBe('of tomorrow')
  })

  it('leaves the sentences of signals in English as they came, for they differ by the language of the text', () => {
    const signal = {
      id: 'commas',
      label: 'Commas',
      value: 1,
      direction: 'ai',
      weight: 1,
      explanation: 'Commas per 100 words.',
    } as const
    expect(createSpeaker(EN, variable).signal(signal)).toEqual({ label: 'Commas' })
    expect(speaker.signal(signal).label).toBe('逗號')
  })
})
