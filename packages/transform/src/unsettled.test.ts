import { describe, expect, it } from 'vitest'
import type { Correction } from './correct/proposal.ts'
import type { Edit } from './edit.ts'
import { parseSource } from './parse.ts'
import { keepSettled, unsettledSentences } from './unsettled.ts'

const text = 'They live here now. We do not know the reason of it.'
const source = parseSource({ text, language: 'en', personalTerms: [] })
const edit = (before: string, role: Edit['role']): Edit => {
  const start = text.indexOf(before)
  return {
    ...{
      start,
      end: start + before.length,
      before,
      after: before.replace(/./g, 'X'),
      kind: 'register',
      reasons: [],
    },
    ...{ ruleId: 'x.y', strength: 1, risk: 0, role },
  }
}
const noted: Correction = {
  edits: [],
  notes: [{ start: text.indexOf('of it'), end: text.indexOf(' it'), code: 'check_preposition' }],
}

describe('polish of a mended draft', () => {
  it('waits in a sentence with a doubtful place, and goes on in the others', () => {
    const unsettled = unsettledSentences(source, noted, 'polish-academic')
    const edits = [edit('here', 'even'), edit('know', 'even')]
    expect(keepSettled(edits, unsettled)).toEqual([edits[0]])
  })

  it('leaves every short form where one of them waits', () => {
    const unsettled = unsettledSentences(source, noted, 'polish-academic')
    const edits = ['here', 'know'].map((word) => ({ ...edit(word, 'even'), kind: 'contraction' as const }))
    expect(keepSettled(edits, unsettled)).toEqual([])
  })

  it('never holds a repair back', () => {
    const unsettled = unsettledSentences(source, noted, 'polish-academic')
    const edits = [edit('know', 'repair')]
    expect(keepSettled(edits, unsettled)).toEqual(edits)
  })

  it('waits where a sentence was mended in several places', () => {
    const mended = ['We', 'do', 'know'].map((word) => edit(word, 'repair'))
    const made = parseSource({
      text: text.replace('We do not know', 'XX XX not XXXX'),
      language: 'en',
      personalTerms: [],
    })
    expect(unsettledSentences(made, { edits: mended, notes: [] }, 'polish-neutral')).toEqual([
      made.sentences[1],
    ])
    expect(unsettledSentences(made, { edits: mended.slice(0, 2), notes: [] }, 'polish-neutral')).toEqual([])
  })

  it('waits in no other mode', () => {
    expect(unsettledSentences(source, noted, 'standard')).toEqual([])
  })
})
