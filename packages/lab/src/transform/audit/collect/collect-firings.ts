import type { Language } from '@redraft/contracts'
import { createTransformEngine, type Edit, parseSource, trimEdit } from '@redraft/transform'
import type { Firing } from '../firing.ts'
import { goalsOfTurn, type ModeGoal } from '../goal-groups.ts'
import type { Collected } from '../scratch.ts'
import { createProposalCounter } from './count-proposals.ts'
import type { CorpusRow } from './read-corpus.ts'
import { Tally } from './tally.ts'

/** UTF-16 units of the source shown on each side of an edit. */
const CONTEXT = { en: 90, zh_CN: 50, zh_TW: 50 } as const
/** Texts between two looks at what was collected so far. */
const TEXTS_PER_LOOK = 500

export interface Collecting {
  readonly language: Language
  readonly rows: readonly CorpusRow[]
  readonly seed: number
  /** Whether texts are rewritten too, once for each goal group; else only what could be proposed is counted. */
  readonly rewrites: boolean
  /** What the first of the rows gave in a collection that was cut off. */
  readonly sofar?: Collected | undefined
  /** Told now and then what the rows so far gave, so that a long collection can be used before its end. */
  readonly onProgress?: (sofar: Collected) => void
}

/** Counts what each rule and operation proposes and makes of the rows, and keeps a sample of what was made. */
export function collectFirings(parts: Collecting): Collected {
  const { language, rows, seed, rewrites, sofar, onProgress } = parts
  const tally = new Tally(seed)
  const countProposals = createProposalCounter(language)
  const firingsOf = createRewriter(language)
  let units = sofar?.collection.units ?? 0
  if (sofar !== undefined) tally.restore(sofar.collection.counts, sofar.firings)
  const collected = (done: number): Collected => ({
    collection: { language, units, rows: done, seed, counts: tally.counts() },
    firings: tally.firings(),
  })
  for (const [turn, row] of rows.entries()) {
    if (turn < (sofar?.collection.rows ?? 0)) continue
    tally.addProposals(countProposals(row.text))
    if (rewrites)
      for (const goal of goalsOfTurn(turn)) for (const firing of firingsOf(row, goal)) tally.addFiring(firing)
    units += row.units
    if ((turn + 1) % TEXTS_PER_LOOK === 0) onProgress?.(collected(turn + 1))
  }
  return collected(rows.length)
}

/** The edits that the engine makes of a row for a goal, each with the source around it. */
function createRewriter(language: Language): (row: CorpusRow, goal: ModeGoal) => Firing[] {
  let made: readonly Edit[] = []
  const engine = createTransformEngine({
    onEdits: (edits) => {
      made = edits
    },
  })
  return (row, goal) => {
    engine.transform({ text: row.text, language, goal: goal.goal, personalTerms: [] })
    const { sentences } = parseSource({ text: row.text, language, personalTerms: [] })
    const places = made.map((edit) => sentences.findIndex(({ end }) => edit.start < end))
    return made.map((edit, index) => {
      const besides = places.filter((place) => place === places[index]).length - 1
      return describeFiring(edit, { width: CONTEXT[language], row, goal, besides })
    })
  }
}

interface Place {
  /** UTF-16 units of the source on each side. */
  readonly width: number
  readonly row: CorpusRow
  readonly goal: ModeGoal
  readonly besides: number
}

function describeFiring(edit: Edit, { width, row, goal, besides }: Place): Firing {
  const { start, end, before, after, kind, role, strength, risk } = trimEdit(edit)
  return {
    ids: edit.ruleId.split('+'),
    group: goal.group,
    mode: goal.mode,
    row: row.id,
    label: row.label,
    left: row.text.slice(Math.max(0, start - width), start),
    right: row.text.slice(end, end + width),
    before,
    after,
    kind,
    role,
    purposes: [...(edit.purposes ?? [])],
    strength,
    risk,
    gain: edit.gain ?? 0,
    position: start / Math.max(1, row.text.length),
    besides,
  }
}
