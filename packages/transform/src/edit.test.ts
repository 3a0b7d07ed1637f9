import type { ReasonCode } from '@redraft/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { composeEdits } from './compose.ts'
import { applyEdits, type Edit, trimEdit } from './edit.ts'

const edit = (start: number, before: string, after: string): Edit => ({
  start,
  end: start + before.length,
  before,
  after,
  kind: 'rewording',
  reasons: [{ code: 'fewer_words' }],
  ruleId: 'test.rule',
  strength: 1,
  risk: 0,
  role: 'even',
})

describe('applyEdits', () => {
  it('replaces every span and keeps the rest', () => {
    expect(applyEdits('one two three', [edit(8, 'three', '3'), edit(0, 'one', '1')])).toBe('1 two 3')
  })

  it('refuses overlapping and stale edits', () => {
    expect(() => applyEdits('one two', [edit(0, 'one t', 'x'), edit(4, 'two', 'y')])).toThrow('overlapping')
    expect(() => applyEdits('one two', [edit(0, 'two', 'x')])).toThrow('stale')
  })
})

describe('trimEdit', () => {
  it('narrows to whole words', () => {
    const trimmed = trimEdit(edit(0, 'play a crucial role', 'play a vital role'))
    expect([trimmed.before, trimmed.after, trimmed.start]).toEqual(['crucial', 'vital', 7])
  })
})

/** Random non-overlapping edits of a text. */
function someEdits(text: string): fc.Arbitrary<Edit[]> {
  return fc
    .array(fc.tuple(fc.nat(text.length), fc.nat(4), fc.string({ maxLength: 4 })), { maxLength: 5 })
    .map((raw) => {
      const edits: Edit[] = []
      let position = 0
      for (const [start, length, after] of raw.sort((a, b) => a[0] - b[0])) {
        const end = Math.min(text.length, start + length)
        if (start < position || end <= start) continue
        edits.push(edit(start, text.slice(start, end), after))
        position = end + 1
      }
      return edits
    })
}

describe('composeEdits', () => {
  it('what a later round takes back is no edit', () => {
    const make = (before: string, after: string): Edit => ({
      start: 0,
      end: before.length,
      ...{ before, after, kind: 'rewording', reasons: [], ruleId: 'x', strength: 1, risk: 0, role: 'even' },
    })
    expect(composeEdits('after it', [make('after', 'later')], [make('later', 'after')])).toEqual([])
  })

  it('an edit made of several says why of each once', () => {
    const because = (code: ReasonCode, before: string, after: string) => ({
      ...edit(0, before, after),
      reasons: [{ code }],
    })
    const [merged] = composeEdits(
      'in order to',
      [because('fewer_words', 'in order to', 'so as to')],
      [because('fewer_words', 'so as', 'in')],
    )
    const [other] = composeEdits(
      'in order to',
      [because('fewer_words', 'in order to', 'so as to')],
      [because('shorter_word', 'so as', 'in')],
    )
    expect(merged?.reasons).toEqual([{ code: 'fewer_words' }])
    expect(other?.reasons).toEqual([{ code: 'fewer_words' }, { code: 'shorter_word' }])
  })

  it('gives the text of both rounds and applies to the source', () => {
    const source = 'the quick brown fox jumps over it'
    fc.assert(
      fc.property(
        someEdits(source).chain((first) =>
          fc.tuple(fc.constant(first), someEdits(applyEdits(source, first))),
        ),
        ([first, second]) => {
          const composed = composeEdits(source, first, second)
          expect(applyEdits(source, composed)).toBe(applyEdits(applyEdits(source, first), second))
        },
      ),
    )
  })
})
