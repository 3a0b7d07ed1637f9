import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../edit.ts'
import { parseSource } from '../../parse.ts'
import { sparesProtected } from '../../source.ts'
import { analyseSentences } from '../analyse.ts'
import { CLAUSE_EXAMPLES } from './clause-examples.ts'
import { MOVE_EXAMPLES } from './move-examples.ts'
import { OMISSION_EXAMPLES } from './omission-examples.ts'
import { OPERATIONS } from './operations.ts'
import { PARTICIPLE_EXAMPLES } from './participle-examples.ts'
import { PHRASE_EXAMPLES } from './phrase-examples.ts'
import { proposeByOperations } from './propose.ts'
import { TIGHTEN_EXAMPLES } from './tighten-examples.ts'

const EXAMPLES = {
  ...CLAUSE_EXAMPLES,
  ...MOVE_EXAMPLES,
  ...PHRASE_EXAMPLES,
  ...OMISSION_EXAMPLES,
  ...PARTICIPLE_EXAMPLES,
  ...TIGHTEN_EXAMPLES,
}

function applyOperation(id: string, text: string): string {
  const source = parseSource({ text, language: 'en', personalTerms: [] })
  const operations = OPERATIONS.filter((operation) => operation.id === `structure.${id}`)
  const mode = operations[0]?.modes?.[0] ?? 'standard'
  const edits = proposeByOperations(analyseSentences(source), text, mode, operations)
  const first = edits.find((edit) => sparesProtected(source, edit))
  return first === undefined ? text : applyEdits(text, [first])
}

describe.each(Object.entries(EXAMPLES))('structure.%s', (id, { makes, leaves }) => {
  it.each(makes)('makes of "%s" its other form', (before, after) => {
    expect(applyOperation(id, before)).toBe(after)
  })

  it.each(leaves)('leaves "%s" alone', (text) => {
    expect(applyOperation(id, text)).toBe(text)
  })
})

it('covers every operation with an example', () => {
  expect(
    OPERATIONS.map((operation) => operation.id.replace('structure.', '')).filter(
      (id) => EXAMPLES[id] === undefined,
    ),
  ).toEqual([])
})
