import * as contract from '@redraft/contracts'
import { expect, it } from 'vitest'
import {
  DEFAULT_OPTIONS,
  ENGINE_CHOICES,
  HUMANIZE_MODES,
  PARAPHRASE_MODES,
  REWRITE_TONES,
  transformBody,
} from './transform-body.ts'

const draft = { text: 'Text.', language: 'auto', terms: ['Leipzig'], sources: [] }

it('offers exactly the engines, modes and tones of the contract', () => {
  expect(ENGINE_CHOICES).toEqual(contract.ENGINE_CHOICES)
  expect(HUMANIZE_MODES).toEqual(contract.HUMANIZE_MODES)
  expect(PARAPHRASE_MODES).toEqual(contract.PARAPHRASE_MODES)
  expect(REWRITE_TONES).toEqual(contract.REWRITE_TONES)
})

it.each([
  ['humanize', contract.humanizeRequest, { mode: 'reduce-aigc' }],
  ['paraphrase', contract.paraphraseRequest, { mode: 'standard', synonyms_level: 5 }],
  ['rewrite', contract.rewriteRequest, { tone: 'academic' }],
] as const)('makes a body that %s takes', (endpoint, schema, own) => {
  const body = transformBody(endpoint, draft, DEFAULT_OPTIONS)
  expect(body).toEqual({ text: 'Text.', language: 'auto', personal_terms: ['Leipzig'], ...own })
  expect(schema.parse(body)).toEqual({ ...body, engine: 'auto' })
})

it('names an engine only where one was chosen', () => {
  const body = transformBody('rewrite', draft, { ...DEFAULT_OPTIONS, engine: 'llm' })
  expect(contract.rewriteRequest.parse(body)).toEqual(body)
  expect(body.engine).toBe('llm')
})
