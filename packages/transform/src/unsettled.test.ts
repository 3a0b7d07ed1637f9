import { describe, expect, it } from 'vitest'
import type { Correction } from './correct/proposal.ts'
import type { Edit } from './edit.ts'
import { parseSource } from './parse.ts'
import { keepSettled, keepsRegister, unsettledSentences, withoutRegister } from './unsettled.ts'

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

describe('the register of a polished text', () => {
  const textOf = (sentences: number) =>
    parseSource({
      text: "It isn't clear what the committee meant by the last of its letters. ".repeat(sentences),
      language: 'en',
      personalTerms: [],
    })
  const mendedIn = (places: number): Correction => ({
    edits: Array.from({ length: places }, () => edit('know', 'repair')),
    notes: [],
  })

  it('is kept where one or two sentences hardly show it, and raised from three on', () => {
    const keeps = [1, 2, 3].map((count) => keepsRegister(textOf(count), mendedIn(0), 'polish-academic'))
    expect(keeps).toEqual([true, true, false])
  })

  it('is kept where a draft of any length wants mending, not for a slip or two', () => {
    const keeps = [1, 2, 9].map((slips) => keepsRegister(textOf(5), mendedIn(slips), 'polish-academic'))
    expect(keeps).toEqual([false, false, true])
  })

  it('is raised in the modes that were asked to', () => {
    expect(keepsRegister(textOf(1), mendedIn(9), 'academic')).toBe(false)
  })

  it('is all that waits: what tightens and mends goes on', () => {
    const tighter = { ...edit('of it', 'even'), kind: 'wordy_phrase' as const }
    const spoken = { ...edit('know', 'repair'), kind: 'contraction' as const }
    expect(withoutRegister([tighter, spoken, edit('here', 'even')])).toEqual([tighter])
  })
})
