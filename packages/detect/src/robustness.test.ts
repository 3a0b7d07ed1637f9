import { describe, expect, test } from 'vitest'
import { createDetectEngine } from './engine.ts'
import { CHINESE_MACHINE, ENGLISH_HUMAN, ENGLISH_MACHINE } from './fixtures/sample-texts.ts'
import { toTraditional } from './fixtures/to-traditional.ts'

const engine = createDetectEngine()

function everyNth(text: string, n: number, change: (character: string) => string): string {
  return [...text].map((character, index) => (index % n === 0 ? change(character) : character)).join('')
}

const CYRILLIC: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с', x: 'х', i: 'і' }

const DISGUISES: Readonly<Record<string, (text: string) => string>> = {
  'zero-width spaces': (text) => everyNth(text, 3, (character) => `${character}\u200b`),
  'soft hyphens': (text) => everyNth(text, 4, (character) => `${character}\u00ad`),
  'word joiners and direction marks': (text) => everyNth(text, 5, (character) => `${character}\u2060\u200e`),
  'Cyrillic look-alikes': (text) => [...text].map((character) => CYRILLIC[character] ?? character).join(''),
  'combining marks': (text) => text.replaceAll('e', 'e\u0323'),
  'full-width letters': (text) =>
    text.replace(/[a-z]/gu, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  'doubled spaces': (text) => text.replaceAll(' ', '  '),
  'no-break and thin spaces': (text) => text.replaceAll(' ', '\u00a0').replaceAll(',\u00a0', ',\u2009'),
  'line breaks inside paragraphs': (text) => everyNth(text, 1, (c) => c).replace(/ (?=and|the|a|to)/gu, '\n'),
  'upper case': (text) => text.toUpperCase(),
  'typographic quotes and dashes': (text) => text.replaceAll("'", '’').replaceAll('-', '‑'),
  'bold Markdown': (text) => text.replace(/\b(\w{7,})\b/gu, '**$1**'),
}

describe('cheap tricks do not move the verdict', () => {
  test.each(Object.entries(DISGUISES))('%s', (_, disguise) => {
    for (const text of [ENGLISH_MACHINE, ENGLISH_HUMAN]) {
      const plain = engine.detect({ text, language: 'en', sourceKind: 'paste' })
      const disguised = engine.detect({ text: disguise(text), language: 'en', sourceKind: 'paste' })
      expect(disguised.verdict).toBe(plain.verdict)
      expect(Math.abs(disguised.score - plain.score)).toBeLessThan(0.05)
    }
  })

  test('spaces and invisible characters between Chinese characters', () => {
    const plain = engine.score(CHINESE_MACHINE, 'zh_CN')
    expect(engine.score([...CHINESE_MACHINE].join(' '), 'zh_CN')).toBeCloseTo(plain, 5)
    expect(engine.score([...CHINESE_MACHINE].join('\u200b'), 'zh_CN')).toBeCloseTo(plain, 5)
  })
})

test('Traditional characters get the score of the same text in Simplified ones', () => {
  const traditional = toTraditional(CHINESE_MACHINE)
  expect(traditional).not.toBe(CHINESE_MACHINE)
  expect(engine.score(traditional, 'zh_TW')).toBeCloseTo(engine.score(CHINESE_MACHINE, 'zh_CN'), 2)
})

describe('30,000 characters of nothing sensible are answered, without a verdict', () => {
  const LENGTH = 30_000
  const fill = (unit: string) => unit.repeat(Math.ceil(LENGTH / unit.length)).slice(0, LENGTH)
  test.each([
    ['one repeated word', 'buffalo ', 'en'],
    ['one letter', 'a', 'en'],
    ['one sentence per letter', 'a. ', 'en'],
    ['opening brackets', '[(<"', 'en'],
    ['Markdown stars', '*_`#> ', 'en'],
    ['line breaks', '\n', 'en'],
    ['backslashes', '\\n', 'en'],
    ['one ideograph', '好', 'zh_CN'],
    ['Chinese stops', '。', 'zh_TW'],
    ['single quotes', "'", 'en'],
  ] as const)('%s', (_, unit, language) => {
    const outcome = engine.detect({ text: fill(unit), language, sourceKind: 'paste' })
    expect(outcome.verdict).toBe('unclear')
    expect(outcome.sentences.length).toBeGreaterThanOrEqual(1)
  })

  test('emoji only', () => {
    const outcome = engine.detect({ text: '😀'.repeat(LENGTH), language: 'en', sourceKind: 'paste' })
    expect(outcome.verdict).toBe('unclear')
    expect(outcome.metadata.characters).toBe(LENGTH)
  })
})
