import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../edit.ts'
import { RULE_MODES } from '../../mode.ts'
import { parseSource } from '../../parse.ts'
import { sparesProtected } from '../../source.ts'
import { readExamples } from '../../testing/examples.ts'
import { analyseSentences } from '../analyse.ts'
import { OPERATIONS } from './operations.ts'
import { proposeByOperations } from './propose.ts'

const EXAMPLES = await readExamples(new URL('../', import.meta.url))

function applyOperation(id: string, text: string): string {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  const operations = OPERATIONS.filter((operation) => operation.id === `structure.${id}`)
  const mode = operations[0]?.modes?.[0] ?? 'standard'
  const edits = proposeByOperations(analyseSentences(source), text, mode, operations)
  const first = edits.find((edit) => sparesProtected(source, edit))
  return first === undefined ? text : applyEdits(text, [first])
}

describe.each(EXAMPLES)('structure.$id', ({ id, makes, leaves }) => {
  it.each(makes)('makes of "%s" its other form', (before, after) => {
    expect(applyOperation(id, before)).toBe(after)
  })

  it.each(leaves)('leaves "%s" alone', (text) => {
    expect(applyOperation(id, text)).toBe(text)
  })
})

it('covers every operation with examples, once, in the file beside it', () => {
  expect(EXAMPLES.map(({ id }) => `structure.${id}`).toSorted()).toEqual(
    OPERATIONS.map(({ id }) => id).toSorted(),
  )
  expect(EXAMPLES.filter(({ isBeside }) => !isBeside).map(({ id }) => id)).toEqual([])
})

it.each([
  'This is achieved through the constructor of new objects.',
  'The tools that constructor objects in the code are new.',
  'The old plan was changed by constructor.',
])('takes "constructor" for a word of the text in "%s"', (text) => {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  const edits = RULE_MODES.flatMap((mode) =>
    proposeByOperations(analyseSentences(source), text, mode, OPERATIONS),
  )
  expect(edits.map(({ after }) => `${after}`).filter((after) => after.includes('native code'))).toEqual([])
})
