import { composeEdits } from '../compose.ts'
import { applyEdits, type Edit } from '../edit.ts'
import type { Source } from '../source.ts'
import { chooseProposals, editsOf, mayReplace } from './choose.ts'
import { noteOfClass } from './correction-class.ts'
import { placeNotes } from './place-notes.ts'
import type { Correction, CorrectionNote, RankedProposal } from './proposal.ts'

/** One look over a text: everything that could be mended in it, ranked. */
export type Pass = (source: Source) => readonly RankedProposal[]

export interface PassRules {
  /** Takes the corrected text apart again, for the next pass. */
  readonly reparse: (text: string) => Source
  /** Log-odds from which on a proposal is made. */
  readonly threshold: (proposal: RankedProposal) => number
  /** Log-odds from which on a place that is not mended is worth a note. */
  readonly noteFrom: (proposal: RankedProposal) => number
}

/** Runs passes one after another, each over what the one before it wrote. */
export function runPasses(source: Source, passes: readonly Pass[], rules: PassRules): Correction {
  let edits: Edit[] = []
  let notes: CorrectionNote[] = []
  let current = source
  for (const pass of passes) {
    const ranked = pass(current)
    const chosen = chooseProposals(current, ranked, rules.threshold)
    const made = editsOf(current, chosen)
    notes = placeNotes(sorted([...notes, ...notesOf(current, ranked, rules)]), made)
    if (made.length === 0) continue
    edits = composeEdits(source.text, edits, made)
    current = rules.reparse(applyEdits(current.text, made))
  }
  return { edits, notes: unlike(notes) }
}

function notesOf(source: Source, ranked: readonly RankedProposal[], rules: PassRules): CorrectionNote[] {
  return ranked
    .filter((one) => one.score < rules.threshold(one) && one.score >= rules.noteFrom(one))
    .filter((one) => mayReplace(source, one) && one.end > one.start)
    .map(({ start, end, class: of }) => ({ start, end, code: noteOfClass(of) }))
}

function sorted(notes: readonly CorrectionNote[]): CorrectionNote[] {
  return [...notes].sort((a, b) => a.start - b.start || a.end - b.end || (a.code < b.code ? -1 : 1))
}

/** One note a place. */
function unlike(notes: readonly CorrectionNote[]): CorrectionNote[] {
  let reached = -1
  return notes.filter(({ start, end }) => {
    const isNew = start >= reached
    if (isNew) reached = end
    return isNew
  })
}
