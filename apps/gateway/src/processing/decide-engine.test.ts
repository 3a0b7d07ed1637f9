import { AppError, type EngineChoice } from '@redraft/contracts'
import type { EngineTerms } from '@redraft/core'
import { expect, test } from 'vitest'
import { decideEngine, type InstalledEngines } from './decide-engine.ts'

const FREE: EngineTerms = { preferred: null, isLocked: false, includesModel: true }
const NONE: InstalledEngines = { preferred: 'local', hasModel: false }
const BOTH: InstalledEngines = { preferred: 'local', hasModel: true }
const MODEL: InstalledEngines = { preferred: 'llm', hasModel: true }

const decide = (choice: EngineChoice, installed: InstalledEngines, terms: Partial<EngineTerms> = {}) =>
  decideEngine(choice, { installed, terms: { ...FREE, ...terms } })

test('auto is the workspace’s choice, else the installation’s, and never what is forbidden', () => {
  expect(decide('auto', BOTH)).toBe('local')
  expect(decide('auto', MODEL)).toBe('llm')
  expect(decide('auto', MODEL, { preferred: 'local' })).toBe('local')
  expect(decide('auto', BOTH, { preferred: 'llm' })).toBe('llm')
  expect(decide('auto', NONE, { preferred: 'llm' })).toBe('local')
  expect(decide('auto', MODEL, { includesModel: false })).toBe('local')
  expect(decide('auto', MODEL, { isLocked: true })).toBe('local')
})

test('local is always there', () => {
  for (const installed of [NONE, BOTH, MODEL])
    expect(decide('local', installed, { isLocked: true })).toBe('local')
})

test.each([
  ['none is configured', NONE, {}, /no language model is configured/],
  ['the plan does not include it', MODEL, { includesModel: false }, /plan/],
  ['the workspace is locked', MODEL, { preferred: 'local', isLocked: true }, /locked to the local engine/],
] as const)('llm is refused on its field when %s', (_, installed, terms, said) => {
  try {
    decide('llm', installed, terms)
    expect.unreachable()
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    expect(error.code).toBe('validation_failed')
    expect(error.data.issues).toEqual([{ path: 'engine', message: expect.stringMatching(said) }])
  }
})

test('llm is there where it is configured and allowed, in a workspace locked to it too', () => {
  expect(decide('llm', BOTH)).toBe('llm')
  expect(decide('llm', BOTH, { preferred: 'llm', isLocked: true })).toBe('llm')
})
