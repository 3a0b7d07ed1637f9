import { chanceOf, fitRidge } from './fit-ridge.ts'
import type { JudgedEdit } from './judged-edit.ts'
import { namesOf, namesWithWeight } from './names.ts'
import { byKind, byRule, byRuleAndGroup, isUndone, RuleRecords, recordsOfOthers } from './rule-record.ts'

/** Pulls towards zero to choose from; the strongest leaves the record of the rule as it is. */
const RIDGES = [10, 40, 160, 640]
/** Parts of the training texts by which the pull is chosen. */
const PARTS = 3

/** The chance that an edit would be undone. */
export type Acceptor = (edit: JudgedEdit) => number

/** Learns from judged edits how the chance to be undone differs from what the record of the rule says. */
export function trainAcceptor(edits: readonly JudgedEdit[]): Acceptor {
  return trainWith(edits, chooseRidge(edits))
}

function chooseRidge(edits: readonly JudgedEdit[]): number {
  const losses = RIDGES.map((ridge) => ({ ridge, loss: 0 }))
  for (let held = 0; held < PARTS; held++) {
    const isHeld = ({ text }: JudgedEdit) => text % PARTS === held
    const seen = edits.filter((edit) => !isHeld(edit))
    for (const choice of losses) {
      const acceptor = trainWith(seen, choice.ridge)
      for (const edit of edits.filter(isHeld))
        choice.loss -= Math.log(Math.max(1e-6, isUndone(edit) ? acceptor(edit) : 1 - acceptor(edit)))
    }
  }
  return losses.sort((a, b) => a.loss - b.loss)[0]?.ridge ?? 0
}

function trainWith(edits: readonly JudgedEdit[], ridge: number): Acceptor {
  const others = recordsOfOthers(edits)
  const names = namesWithWeight(edits)
  const raw = (edit: JudgedEdit, records: RuleRecords) => [
    ...[byRule, byRuleAndGroup, byKind].map((key) => records.oddsOf(edit, key)),
    Math.log1p(records.of(edit, byRule).judged),
    ...edit.measures,
    ...namesOf(edit, names),
  ]
  const rows = edits.map((edit) => raw(edit, others(edit)))
  const scales = scalesOf(rows)
  const featuresOf = (row: readonly number[]) => [
    1,
    ...row.map((value, at) => bounded((value - (scales[at]?.mean ?? 0)) / (scales[at]?.deviation ?? 1))),
  ]
  const caseOf = (edit: JudgedEdit, row: readonly number[], records: RuleRecords) => ({
    ...{ features: featuresOf(row), offset: records.oddsOf(edit, byRule), isTrue: isUndone(edit) },
  })
  const weights = fitRidge(
    edits.map((edit, at) => caseOf(edit, rows[at] ?? [], others(edit))),
    ridge,
  )
  const records = new RuleRecords(edits)
  return (edit) => chanceOf(weights, caseOf(edit, raw(edit, records), records))
}

function scalesOf(rows: readonly (readonly number[])[]): { mean: number; deviation: number }[] {
  return (rows[0] ?? []).map((_, at) => {
    const values = rows.map((row) => row[at] ?? 0)
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length
    const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
    return { mean, deviation: Math.max(1e-2, Math.sqrt(variance)) }
  })
}

/** Standard deviations from the mean that count at most: a rare name must not outweigh the rest. */
const bounded = (value: number) => Math.max(-4, Math.min(4, value))
