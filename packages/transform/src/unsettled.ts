import type { ChangeKind } from '@redraft/contracts'
import type { Correction } from './correct/proposal.ts'
import { byPosition, type Edit } from './edit.ts'
import { contentUnits } from './measure.ts'
import type { RuleMode } from './mode.ts'
import type { Source, Span } from './source.ts'

/** Modes that bring a mended draft to a register; in the others every edit was asked for. */
const POLISHING: ReadonlySet<RuleMode> = new Set(['polish-academic', 'polish-neutral'])
/** Corrections in a sentence from which on its writer should look at it before it is polished. */
const MOST_CORRECTIONS = 3

/**
 * The sentences of a corrected text that still hold a doubtful place, or were mended in several: where a draft is
 * polished, their wording waits. `corrected` is what the edits of `correction` made.
 */
export function unsettledSentences(
  corrected: Source,
  { edits, notes }: Correction,
  mode: RuleMode,
): readonly Span[] {
  if (!POLISHING.has(mode)) return []
  const places: number[] = []
  let shift = 0
  for (const { start, end, after } of [...edits].sort(byPosition)) {
    places.push(start + shift)
    shift += after.length - (end - start)
  }
  return corrected.sentences.filter(({ start, end }) => {
    const isIn = (place: number) => start <= place && place < end
    return notes.some((note) => isIn(note.start)) || places.filter(isIn).length >= MOST_CORRECTIONS
  })
}

/** What is done through the whole text or nowhere. */
const TOGETHER: ReadonlySet<ChangeKind> = new Set(['contraction'])
/** Wording that says how formal a text is. */
const OF_REGISTER: ReadonlySet<ChangeKind> = new Set(['contraction', 'register'])
/** Sentences from which on a text shows the register that it is written in. */
const FEWEST_SENTENCES = 3
/** Corrections in a hundred words from which on a draft wants mending and no other register. */
const MOST_IN_HUNDRED = 4

/** Whether a polished English text keeps its register: too short to show one, or in need of mending first. */
export function keepsRegister(
  { language, sentences, text }: Source,
  { edits }: Correction,
  mode: RuleMode,
): boolean {
  if (language !== 'en' || !POLISHING.has(mode)) return false
  return (
    sentences.length < FEWEST_SENTENCES || 100 * edits.length > MOST_IN_HUNDRED * contentUnits(text).length
  )
}

/** The edits that do not change how formal a text is. */
export function withoutRegister(edits: readonly Edit[]): Edit[] {
  return edits.filter(({ kind }) => !OF_REGISTER.has(kind))
}

/** The edits of a corrected text without those that only polish an unsettled sentence. */
export function keepSettled(edits: readonly Edit[], unsettled: readonly Span[]): Edit[] {
  const waits = ({ role, start }: Edit) =>
    role !== 'repair' && unsettled.some((sentence) => sentence.start <= start && start < sentence.end)
  const waiting = new Set(edits.filter(waits).map(({ kind }) => kind))
  return edits.filter((edit) => !waits(edit) && !(TOGETHER.has(edit.kind) && waiting.has(edit.kind)))
}
