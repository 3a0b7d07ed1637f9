import { createRandom } from '@redraft/transform/internals'
import { trainAcceptor } from './acceptor.ts'
import type { JudgedEdit } from './judged-edit.ts'
import { byRule, isUndone, RuleRecords } from './rule-record.ts'

const PARTS = 10

/** An edit with what was thought of it by models that had not seen its text. */
export interface Foretold {
  readonly text: number
  readonly isUndone: boolean
  /** Chance of being undone by the acceptor, and by the record of the rule alone. */
  readonly acceptor: number
  readonly record: number
}

/** Foretells each edit from those of other texts: texts are dealt into ten parts by lot. */
export function crossValidate(edits: readonly JudgedEdit[], seed: number): Foretold[] {
  const random = createRandom(seed)
  const part = new Map<number, number>()
  for (const { text } of edits) if (!part.has(text)) part.set(text, Math.floor(random() * PARTS))
  return Array.from({ length: PARTS }, (_, held) => held).flatMap((held) => {
    const seen = edits.filter(({ text }) => part.get(text) !== held)
    const records = new RuleRecords(seen)
    const acceptor = trainAcceptor(seen)
    return edits
      .filter(({ text }) => part.get(text) === held)
      .map((edit) => ({
        ...{ text: edit.text, isUndone: isUndone(edit) },
        ...{ acceptor: acceptor(edit), record: records.of(edit, byRule).chance },
      }))
  })
}
