import { type DetectResponse, renderWarnings, type Signal } from '@redraft/contracts'
import { describe, expect, it } from 'vitest'
import { combineReports } from './combine-reports.ts'

const signal = (id: string, fields: Partial<Signal> = {}): Signal => ({
  id,
  label: id,
  value: 1,
  direction: 'ai',
  weight: 0.5,
  explanation: 'said of one part',
  human_range: { low: 0, high: 2 },
  ...fields,
})

function answer(fields: Partial<DetectResponse>): DetectResponse {
  const words = fields.words_used ?? 10
  return {
    status: 'succeeded',
    score: 0.5,
    risk_level: 'medium',
    verdict: 'unclear',
    signals: [],
    sentences: [{ start: 0, end: 5, score: 0.5, signals: [] }],
    revision_notes: [{ start: 1, end: 3, signal: 's', note: 'n', code: 'same_length' }],
    warnings: ['caution'],
    warning_codes: ['estimate_not_proof'],
    warning_values: [{}],
    metadata: {
      language: 'en',
      source_kind: 'document',
      words,
      characters: 20,
      sentences: 1,
      model: 'm',
      processing_ms: 1,
    },
    words_used: words,
    words_remaining: 100 - words,
    usage: { words, balance: 100 - words },
    ...fields,
  }
}

const part = (start: number, words: number, fields: Partial<DetectResponse> = {}) => ({
  chunk: { text: 'x'.repeat(20), start, words },
  answer: answer({ words_used: words, ...fields }),
})

describe('combineReports', () => {
  it('weighs the score by words, and takes the risk level from the fixed cuts', () => {
    const report = combineReports([part(0, 30, { score: 0.9 }), part(20, 10, { score: 0.1 })])
    expect(report.score).toBeCloseTo(0.7)
    expect(report.risk_level).toBe('medium')
    expect(report.wordsUsed).toBe(40)
    expect(report.wordsRemaining).toBe(90)
  })

  it('moves sentences and notes to their place in the document', () => {
    const report = combineReports([part(0, 10), part(20, 10)])
    expect(report.sentences.map(({ start, end }) => [start, end])).toEqual([
      [0, 5],
      [20, 25],
    ])
    expect(report.revision_notes.map(({ start, end }) => [start, end])).toEqual([
      [1, 3],
      [21, 23],
    ])
  })

  it('says a warning once', () => {
    const { warnings } = combineReports([part(0, 10), part(20, 10)])
    expect(warnings).toEqual([{ sentence: 'caution', code: 'estimate_not_proof', values: {} }])
  })

  it('counts the sentence that a warning names from the start of the document', () => {
    const turn = renderWarnings([{ code: 'turns_to_machine', values: { sentence: 4 } }])
    const first = combineReports([part(0, 10, { sentences: [] }), part(20, 10, turn)])
    expect(first.warnings[1]).toMatchObject({ code: 'turns_to_machine', values: { sentence: 4 } })
    const moved = combineReports([part(0, 10), part(20, 10, turn)])
    expect(moved.warnings[1]).toMatchObject({ code: 'turns_to_machine', values: { sentence: 5 } })
  })

  it('shows the warnings of an answer without codes', () => {
    const { warning_codes: _codes, warning_values: _values, ...old } = part(0, 10).answer
    const { warnings } = combineReports([{ ...part(0, 10), answer: old as DetectResponse }])
    expect(warnings).toMatchObject([{ sentence: 'caution' }])
  })

  it('gives no verdict when the parts differ', () => {
    const verdict = (...verdicts: DetectResponse['verdict'][]) =>
      combineReports(verdicts.map((one, index) => part(index * 20, 10, { verdict: one }))).verdict
    expect(verdict('likely_ai', 'likely_ai')).toBe('likely_ai')
    expect(verdict('likely_ai', 'likely_human')).toBe('unclear')
  })

  it('leaves the signals of a single part as they are', () => {
    const signals = [signal('a')]
    expect(combineReports([part(0, 10, { signals })]).signals).toBe(signals)
  })

  it('merges a signal by words; a range that differs between the parts is not shown', () => {
    const { signals } = combineReports([
      part(0, 30, { signals: [signal('a', { value: 2 }), signal('b')] }),
      part(20, 10, {
        signals: [signal('a', { value: 6 }), signal('b', { human_range: { low: 0, high: 9 } })],
      }),
    ])
    expect(signals[0]).toMatchObject({ id: 'a', value: 3, weight: 0.5, direction: 'ai', explanation: '' })
    expect(signals[0]?.human_range).toEqual({ low: 0, high: 2 })
    expect(signals[1]).not.toHaveProperty('human_range')
  })

  it('says of a signal that parts read differently that it points nowhere', () => {
    const direction = (...directions: Signal['direction'][]) =>
      combineReports(
        directions.map((one, index) => part(index * 20, 10, { signals: [signal('a', { direction: one })] })),
      ).signals[0]?.direction
    expect(direction('ai', 'human')).toBe('neutral')
    expect(direction('ai', 'neutral')).toBe('ai')
  })
})
