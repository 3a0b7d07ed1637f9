import { expect, test } from 'vitest'
import { riskLevel } from '../../messages/risk-level.ts'
import { ANSWERS } from './answers.ts'
import { REQUESTS } from './requests.ts'

const TRANSFORMS = (['humanize', 'paraphrase', 'rewrite'] as const).map((name) => ({
  request: REQUESTS[name],
  response: ANSWERS[name],
}))
const DETECT = { request: REQUESTS.detect, response: ANSWERS.detect }
const slice = (text: string, start: number, end: number) => [...text].slice(start, end).join('')
const countWords = (text: string) =>
  text.match(/[\p{L}\p{N}\p{M}]+(?:['’.,-][\p{L}\p{N}\p{M}]+)*/gu)?.length ?? 0

test('changes point at the text they name, in code points of the output', () => {
  for (const { response } of TRANSFORMS) {
    for (const { start, end, after } of response.changes)
      expect(slice(response.output, start, end)).toBe(after)
  }
})

test('what a change replaced stands in the input', () => {
  for (const { request, response } of TRANSFORMS) {
    for (const { before } of response.changes) expect(request.text).toContain(before)
  }
})

test('applying the changes backwards gives the input again', () => {
  for (const { request, response } of TRANSFORMS) {
    const points = [...response.output]
    for (const { start, end, before } of response.changes.toReversed())
      points.splice(start, end - start, before)
    const restored = points.join('')
    expect(restored).toBe(request.text)
  }
})

test('the words charged are the words of the input', () => {
  for (const { request, response } of [...TRANSFORMS, DETECT]) {
    expect(response.words_used).toBe(countWords(request.text))
    expect(response.usage).toEqual({ words: response.words_used, balance: response.words_remaining })
  }
})

test('detection offsets end where sentences end, and levels follow from scores', () => {
  const { request, response } = DETECT
  for (const { start, end } of response.sentences)
    expect(slice(request.text, start, end)).toMatch(/^\S.*\.\s?$/)
  expect(response.risk_level).toBe(riskLevel(response.score))
  expect(response.metadata.characters).toBe([...request.text].length)
  for (const { response: transform } of TRANSFORMS) {
    for (const review of [transform.signal_review.before, transform.signal_review.after]) {
      expect(review.risk_level).toBe(riskLevel(review.score))
    }
  }
})
