import { createDetectEngine } from '@redraft/detect'
import { describe, expect, test } from 'vitest'
import { SAMPLES } from '../sample-texts.ts'
import { CHEAP_DISGUISES } from './disguises.ts'
import { toTraditional } from './to-traditional.ts'

const engine = createDetectEngine()

describe('cheap tricks do not move the verdict', () => {
  test.each(Object.entries(CHEAP_DISGUISES))('%s', (_, disguise) => {
    for (const text of [SAMPLES.englishMachine, SAMPLES.englishHuman]) {
      const plain = engine.detect({ text, language: 'en', sourceKind: 'paste' })
      const disguised = engine.detect({ text: disguise(text), language: 'en', sourceKind: 'paste' })
      expect(disguised.verdict).toBe(plain.verdict)
      expect(Math.abs(disguised.score - plain.score)).toBeLessThan(0.05)
    }
  })

  test('spaces and invisible characters between Chinese characters', () => {
    const plain = engine.score(SAMPLES.chineseMachine, 'zh_CN')
    expect(engine.score([...SAMPLES.chineseMachine].join(' '), 'zh_CN')).toBeCloseTo(plain, 5)
    expect(engine.score([...SAMPLES.chineseMachine].join('\u200b'), 'zh_CN')).toBeCloseTo(plain, 5)
  })
})

test('Traditional characters get the score of the same text in Simplified ones', () => {
  const traditional = toTraditional(SAMPLES.chineseMachine)
  expect(traditional).not.toBe(SAMPLES.chineseMachine)
  expect(engine.score(traditional, 'zh_TW')).toBeCloseTo(engine.score(SAMPLES.chineseMachine, 'zh_CN'), 2)
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
