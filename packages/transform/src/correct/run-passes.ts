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
  /** Log-odds from which on a proposal is made in a source, after so many corrections of earlier passes. */
  readonly threshold: (proposal: RankedProposal, source: Source, made: number) => number
  /** How far below its threshold a proposal is still worth a note. */
  readonly noteMargin: number
}

/** Runs passes one after another, each over what the one before it wrote. */
export function runPasses(source: Source, passes: readonly Pass[], rules: PassRules): Correction {
  let edits: Edit[] = []
  let notes: CorrectionNote[] = []
  let current = source
  for (const pass of passes) {
    const ranked = pass(current)
    const [here, before] = [current, edits.length]
    const threshold = (proposal: RankedProposal) => rules.threshold(proposal, here, before)
    const chosen = chooseProposals(current, ranked, threshold)
    const made = editsOf(current, chosen)
    const unsure = ranked.filter(
      (one) => one.score < threshold(one) && one.score >= threshold(one) - rules.noteMargin,
    )
    notes = placeNotes(sorted([...notes, ...notesOf(current, unsure)]), made)
    if (made.length === 0) continue
    edits = composeEdits(source.text, edits, made)
    current = rules.reparse(applyEdits(current.text, made))
  }
  return { edits, notes: unlike(notes) }
}

function notesOf(source: Source, unsure: readonly RankedProposal[]): CorrectionNote[] {
  return unsure
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
