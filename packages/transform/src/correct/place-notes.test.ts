import { describe, expect, it } from 'vitest'
import type { Edit } from '../edit.ts'
import { placeNotes } from './place-notes.ts'

const edit = (start: number, before: string, after: string): Edit => ({
  ...{ start, end: start + before.length, before, after },
  ...{ kind: 'correction', reasons: [], ruleId: 'x.y', strength: 1, risk: 0, role: 'repair' },
})

describe('notes after more edits', () => {
  const notes = [
    { start: 2, end: 5, code: 'check_word' },
    { start: 20, end: 24, code: 'check_verb' },
  ] as const

  it('stand at their new places', () => {
    expect(placeNotes(notes, [edit(8, 'ab', 'abcd')])).toEqual([
      notes[0],
      { ...notes[1], start: 22, end: 26 },
    ])
  })

  it('are dropped where their words were changed', () => {
    expect(placeNotes(notes, [edit(3, 'a', 'b')])).toEqual([notes[1]])
  })
})
