import { expect, test } from 'vitest'
import type { Edit } from '../edit.ts'
import { gatesFor } from '../gates-for.ts'
import { parseSource } from '../parse.ts'
import { keepLicensed, rewriteFailure } from './licence.ts'

const text = 'I dont know the two men, and they may sing in english.'
const source = parseSource({ text, language: 'en', personalTerms: [] })
const gates = gatesFor('en')

function edit(before: string, after: string, kind: Edit['kind']): Edit {
  const start = text.indexOf(before)
  return {
    ...{ start, end: start + before.length, before, after, kind },
    ...{ reasons: [], ruleId: 'x.y', strength: 1, risk: 0, role: 'repair' },
  }
}

test('a correction may write a negation with its apostrophe and a name with its capital', () => {
  const edits = [edit('dont', "don't", 'spelling'), edit('english', 'English', 'capitalisation')]
  expect(keepLicensed(source, edits, gates)).toEqual(edits)
})

test.each([
  ['a negation', edit('know', 'do not know', 'preposition')],
  ['a modality', edit('may', 'must', 'collocation')],
  ['a number', edit('two', 'three', 'article')],
  ['a name', edit('men', 'Men', 'noun_number')],
])('no other kind of correction touches %s', (_what, made) => {
  expect(keepLicensed(source, [made], gates)).toEqual([])
})

test('what is polished after the corrections has no licence', () => {
  const corrections = [edit('dont', "don't", 'spelling')]
  const corrected = text.replace('dont', "don't")
  expect(rewriteFailure(source, { corrections, output: corrected }, gates)).toBeUndefined()
  const denied = corrected.replace("don't know", 'know')
  expect(rewriteFailure(source, { corrections, output: denied }, gates)?.gate).toBe('polarity')
})
