import type { ReasonCode } from '@redraft/contracts'
import { composeEdits } from '../compose.ts'
import { applyEdits, type Edit } from '../edit.ts'
import type { Source } from '../source.ts'
import { chooseProposals, editsOf, mayReplace } from './choose.ts'
import { noteOfClass } from './correction-class.ts'
import { placeNotes } from './place-notes.ts'
import type { Correction, CorrectionNote, RankedProposal } from './proposal.ts'

/** One look over a text: everything that could be mended in it, ranked. */
export type Pass = (source: Source) => readonly RankedProposal[]

/** What was found in a text before a pass chooses: a text with hardly a fault is hardly a learner's. */
export interface FaultsFound {
  /** Corrections that earlier passes made, other than of spaces. */
  readonly made: number
  /** Corrections that this pass would make if nothing were known of the writer; absent while they are counted. */
  readonly likely?: number
}

export interface PassRules {
  /** Takes the corrected text apart again, for the next pass. */
  readonly reparse: (text: string) => Source
  /** Log-odds from which on a proposal is made in a source, by the faults that were found in it. */
  readonly threshold: (proposal: RankedProposal, source: Source, found: FaultsFound) => number
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
    const [here, before] = [current, edits.filter(({ reasons }) => !isOfTyping(reasons)).length]
    const found = chooseProposals(here, ranked, (one) => rules.threshold(one, here, { made: before }))
    const likely = found.filter((one) => !isOfTyping([one])).length
    const threshold = (one: RankedProposal) => rules.threshold(one, here, { made: before, likely })
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

/** Spaces left out or put in are often the work of a file's conversion: they say nothing of who wrote the text. */
function isOfTyping(reasons: readonly { readonly code: ReasonCode }[]): boolean {
  return reasons.every(({ code }) => code === 'spacing' || code === 'written_as_two')
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
