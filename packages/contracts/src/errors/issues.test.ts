import { expect, test } from 'vitest'
import { paraphraseRequest } from '../messages/transform.ts'
import { validationIssues } from './issues.ts'

function issuesOf(body: unknown) {
  const { error } = paraphraseRequest.safeParse(body)
  return error === undefined ? [] : validationIssues(error)
}

test('every fault of a body is named with its path', () => {
  expect(issuesOf({ mode: 'wild', synonyms_level: 11, personal_terms: ['ok', 4] })).toEqual([
    { path: 'text', message: 'is required: send the text to process' },
    {
      path: 'mode',
      message: 'must be one of: standard, fluency, formal, academic, simple, creative, expand, shorten',
    },
    { path: 'synonyms_level', message: 'must be an integer from 0 to 10' },
    { path: 'personal_terms.1', message: 'must be a string' },
  ])
})

test('an answer lists at most 20 faults', () => {
  expect(issuesOf({ text: 'a', personal_terms: Array.from({ length: 200 }, () => 1) })).toHaveLength(20)
})

test('a list of a million wrong terms is one fault', () => {
  const personal_terms = Array.from({ length: 1_000_000 }, () => 1)
  expect(issuesOf({ text: 'a', personal_terms })).toEqual([
    { path: 'personal_terms', message: 'has more than 200 terms: send at most 200' },
  ])
})

test('issues never repeat what was sent', () => {
  const secret = 'rd_live_secret'
  const issues = issuesOf({
    text: `${secret}\u0000`,
    language: secret,
    mode: secret,
    personal_terms: [`${secret}\ud800`],
  })
  expect(issues).toHaveLength(4)
  expect(JSON.stringify(issues)).not.toContain(secret)
})
