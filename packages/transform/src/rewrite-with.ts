import type { TransformTask } from '@redraft/contracts'
import { composeEdits } from './compose.ts'
import { keepLicensed } from './correct/licence.ts'
import { placeNotes } from './correct/place-notes.ts'
import { type Correction, type CorrectionNote, NO_CORRECTION, scopeOf } from './correct/proposal.ts'
import { applyEdits, type Edit } from './edit.ts'
import { gateFailure } from './gate-failure.ts'
import type { Gate } from './gates/gate.ts'
import { gatesFor } from './gates-for.ts'
import { keepPassing } from './keep-passing.ts'
import { contentUnits } from './measure.ts'
import { ruleMode, synonymsLevel } from './mode.ts'
import { parseSource } from './parse.ts'
import { createRandom, hashText } from './random.ts'
import type { LanguageRewriter, ProposeRequest } from './rewriter.ts'
import { isFreeOf } from './role.ts'
import { selectEdits } from './select.ts'
import { type Source, sparesProtected } from './source.ts'
import { keepSettled, keepsRegister, unsettledSentences, withoutRegister } from './unsettled.ts'

/** One way to rewrite a text. */
export interface Candidate {
  readonly output: string
  readonly edits: readonly Edit[]
  /** Places in the output that look wrong without a sure remedy. */
  readonly notes: readonly CorrectionNote[]
}

interface Start {
  /** The task's text taken apart: the same for every seed. */
  readonly source: Source
  readonly seed: number
  /** What was mended before: the same for every seed. */
  readonly correction: Correction
}

/** Propose → select → render → verify, in rounds: pure, and the same for the same task and seed. */
export function rewriteWith(
  rewriter: LanguageRewriter,
  task: TransformTask,
  { source, seed, correction }: Start,
): Candidate {
  const gates = gatesFor(rewriter.language)
  const request = requestOf(task)
  const random = createRandom(hashText(`${seed}:${request.mode}:${request.synonymsLevel}:${task.text}`))
  const corrected = after(task, source, correction.edits)
  let edits: Edit[] = []
  let current = corrected
  const rounds = rewriter.rounds(request)
  const unsettled = unsettledSentences(corrected, correction, request.mode)
  const keeps = keepsRegister(corrected, correction, request.mode)
  for (let round = 0; round < rounds; round++) {
    const proposal = { ...request, round, random }
    const chosen = runRound(rewriter, current, proposal, keeps)
    if (chosen.length === 0) continue
    edits = dropFailing(corrected, keepSettled(composeEdits(corrected.text, edits, chosen), unsettled), gates)
    current = after(task, corrected, edits)
  }
  const settled = rewriter.settle?.(corrected, edits, request) ?? edits
  if (settled.length < edits.length) edits = dropFailing(corrected, settled, gates)
  return {
    edits: composeEdits(source.text, correction.edits, edits),
    output: applyEdits(corrected.text, edits),
    notes: placeNotes(correction.notes, edits),
  }
}

/** The corrections of a task's text that every gate lets pass, whatever is polished after them. */
export function correctFirst(rewriter: LanguageRewriter, task: TransformTask, source: Source): Correction {
  const made = rewriter.correct?.(source, { scope: scopeOf(ruleMode(task.goal)) }) ?? NO_CORRECTION
  const edits = keepLicensed(source, made.edits, gatesFor(rewriter.language))
  // Notes stand in the text that all corrections made: without one of them their places would be others.
  return { edits, notes: edits.length === made.edits.length ? made.notes : [] }
}

function after(task: TransformTask, source: Source, edits: readonly Edit[]): Source {
  return edits.length === 0 ? source : parseSource({ ...task, text: applyEdits(source.text, edits) })
}

/** What a task asks of a rewriter, whatever the round. */
export function requestOf({ goal }: TransformTask): Omit<ProposeRequest, 'round' | 'random'> {
  return { goal, mode: ruleMode(goal), synonymsLevel: synonymsLevel(goal) }
}

function runRound(
  rewriter: LanguageRewriter,
  source: Source,
  request: ProposeRequest,
  keepsItsRegister: boolean,
): Edit[] {
  const budget = rewriter.budget(request)
  const proposed = rewriter.propose(source, request)
  const proposals = (keepsItsRegister ? withoutRegister(proposed) : proposed).filter(
    (edit) => edit.before !== edit.after && edit.risk <= budget.maxRisk && isPermitted(source, edit),
  )
  const total = contentUnits(source.text).length
  const candidates = proposals.filter((edit) => isAccepted(rewriter, source, edit))
  const value = memoise((edit) => rewriter.value(edit, request))
  const chosen = selectEdits(candidates, {
    value,
    cost: (edit) => (isFreeOf('budget', edit) ? 0 : contentUnits(edit.before).length),
    capacity: Math.max(3, Math.floor(budget.maxChangedShare * total)),
  })
  return rewriter.arrange?.(source, { chosen, candidates, value, request }) ?? chosen
}

function isPermitted(source: Source, edit: Edit): boolean {
  return !edit.before.includes('\n') && !edit.after.includes('\n') && sparesProtected(source, edit)
}

/** How far around an edit its well-formedness is judged, in UTF-16 units. */
const CONTEXT = 60

function isAccepted(rewriter: LanguageRewriter, source: Source, edit: Edit): boolean {
  const left = source.text.slice(Math.max(0, edit.start - CONTEXT), edit.start)
  const right = source.text.slice(edit.end, edit.end + CONTEXT)
  return rewriter.accepts(`${left}${edit.before}${right}`, `${left}${edit.after}${right}`)
}

/** A valuation may draw from the seeded generator: ask it once per edit. */
function memoise(value: (edit: Edit) => number): (edit: Edit) => number {
  const known = new Map<Edit, number>()
  return (edit) => {
    const found = known.get(edit) ?? value(edit)
    known.set(edit, found)
    return found
  }
}

/** Gates are never waived: edits that fail them are dropped, the rest stays. */
function dropFailing(source: Source, edits: readonly Edit[], gates: readonly Gate[]): Edit[] {
  return keepPassing(edits, (some) => gateFailure(source, some, gates) === undefined)
}
