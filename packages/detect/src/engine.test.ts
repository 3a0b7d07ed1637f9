import {
  type DetectTask,
  detectResult,
  type Language,
  renderDetection,
  renderSignal,
} from '@redraft/contracts'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import SAMPLES from '../fixtures/sample-texts.json' with { type: 'json' }
import { createDetectEngine } from './engine.ts'

const engine = createDetectEngine()

function detect(text: string, language: Language = 'en') {
  const task: DetectTask = { text, language, sourceKind: 'paste' }
  return engine.detect(task)
}

function slices(text: string, spans: readonly { start: number; end: number }[]): string[] {
  const points = [...text]
  return spans.map(({ start, end }) => points.slice(start, end).join(''))
}

const anyLanguage = fc.constantFrom<Language>('en', 'zh_CN', 'zh_TW')
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 400 }),
  fc.string({ unit: 'grapheme', maxLength: 400 }),
  fc.stringMatching(/^[a-z,.!? '"#*`>|\n-]{0,400}$/u),
  fc.stringMatching(/^[的一是了我不在人有他，。！？、“”\n]{0,200}$/u),
)

test('any text in any language gives a result of the contract', () => {
  fc.assert(
    fc.property(anyText, anyLanguage, (text, language) => {
      const outcome = detect(text, language)
      const parsed = detectResult.safeParse({
        ...renderDetection(outcome),
        metadata: { ...outcome.metadata, processing_ms: 1 },
      })
      expect(parsed.error).toBeUndefined()
    }),
    { numRuns: 300 },
  )
})

test('sentences tile any text, and none is only white space unless the text is', () => {
  fc.assert(
    fc.property(anyText, anyLanguage, (text, language) => {
      const { sentences, metadata } = detect(text, language)
      expect(sentences.length).toBeGreaterThanOrEqual(1)
      expect(metadata.sentences).toBe(sentences.length)
      expect(slices(text, sentences).join('')).toBe(text)
      if (text.trim() !== '') for (const slice of slices(text, sentences)) expect(slice.trim()).not.toBe('')
    }),
    { numRuns: 300 },
  )
})

test('the same text gives the same answer, and score agrees with detect', () => {
  expect(detect(SAMPLES.englishMachine)).toEqual(detect(SAMPLES.englishMachine))
  expect(engine.score(SAMPLES.englishMachine, 'en')).toBeCloseTo(detect(SAMPLES.englishMachine).score, 4)
})

describe('plain cases', () => {
  test.each([
    ['en', SAMPLES.englishMachine],
    ['zh_CN', SAMPLES.chineseMachine],
  ] as const)('a typical chat model text in %s is high risk', (language, text) => {
    const outcome = detect(text, language)
    expect(outcome.risk_level).toBe('high')
    expect(outcome.verdict).toBe('likely_ai')
  })

  test.each([
    ['en', SAMPLES.englishHuman],
    ['zh_CN', SAMPLES.chineseHuman],
  ] as const)('a personal story in %s is low risk', (language, text) => {
    const outcome = detect(text, language)
    expect(outcome.risk_level).toBe('low')
    expect(outcome.verdict).toBe('likely_human')
  })

  test('risk levels follow the cuts of the contract', () => {
    for (const text of [
      SAMPLES.englishHuman,
      SAMPLES.englishMachine,
      SAMPLES.englishHuman.slice(0, 300) + SAMPLES.englishMachine.slice(0, 300),
    ]) {
      const { score, risk_level } = detect(text)
      expect(risk_level).toBe(score < 0.4 ? 'low' : score < 0.75 ? 'medium' : 'high')
    }
  })
})

test('a stock phrase is noted at its place in code points', () => {
  const text = `😀😀 ${SAMPLES.englishMachine}`
  const { revision_notes: notes } = detect(text)
  const quoted = slices(
    text,
    notes.filter((note) => note.signal === 'stock_phrase'),
  )
  expect(quoted).toContain('It is important to note that')
  expect(quoted).toContain('In conclusion')
})

test('a mixed document shows where the writing changes', () => {
  const text = `${SAMPLES.englishHuman}\n\n${SAMPLES.englishMachine}`
  const border = [...SAMPLES.englishHuman].length
  const { sentences } = detect(text)
  const mean = (scores: number[]) => scores.reduce((sum, score) => sum + score, 0) / scores.length
  const before = mean(sentences.filter((s) => s.end <= border + 2).map((s) => s.score))
  const after = mean(sentences.filter((s) => s.start >= border).map((s) => s.score))
  expect(after - before).toBeGreaterThan(0.4)
})

test('signals carry a measured value with its human range, strongest first, weights summing to 1', () => {
  const { signals } = detect(SAMPLES.englishMachine)
  expect(signals.length).toBeGreaterThan(3)
  for (const signal of signals) {
    expect(signal.human_range).toBeDefined()
    expect(renderSignal(signal, 'en').explanation).toContain(String(signal.value))
  }
  const weights = signals.map((signal) => signal.weight)
  expect(weights).toEqual([...weights].sort((a, b) => b - a))
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 1)
})

test('a document of two hands says near which sentence the writing changes', () => {
  const { warnings, sentences } = detect(`${SAMPLES.englishHuman}\n\n${SAMPLES.englishMachine}`)
  const found = warnings.find(({ code }) => code === 'turns_to_machine')?.values?.sentence
  const first = sentences.findIndex((sentence) => sentence.start >= [...SAMPLES.englishHuman].length)
  expect(Math.abs(Number(found) - 1 - first)).toBeLessThanOrEqual(3)
  for (const text of [SAMPLES.englishHuman, SAMPLES.englishMachine])
    expect(
      detect(text)
        .warnings.map(({ code }) => code)
        .join(),
    ).not.toContain('turns_to')
})

test('the standing caution comes last, and every answer carries it', () => {
  fc.assert(
    fc.property(anyText, anyLanguage, (text, language) => {
      expect(detect(text, language).warnings.at(-1)).toEqual({ code: 'estimate_not_proof' })
    }),
    { numRuns: 50 },
  )
})
