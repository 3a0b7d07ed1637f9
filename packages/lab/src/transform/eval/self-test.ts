import { compareReferences, type ReferenceScores, type Rewrite } from './compare-references.ts'
import type { ReferenceRow } from './read-rows.ts'

/**
 * What decides: GLEU, which punishes a change nobody asked for. SARI rewards any change (random synonyms beat the copy by
 * 12 points and one person's rewrite may score below a timid engine), so it is only reported beside it.
 */
const MEASURE = 'gleu'

export interface SelfTest {
  readonly task: string
  readonly measure: string
  readonly scores: Readonly<Record<string, number>>
  readonly faults: readonly string[]
}

/**
 * Tests the suite itself on rows with two references or more: one person's rewrite, held out, must score above the
 * engine, the engine above the copy, and random synonyms must fail the gates or fall below the copy.
 */
export function selfTest(
  rows: readonly ReferenceRow[],
  rewriters: { readonly engine: Rewrite; readonly thesaurus: Rewrite },
): SelfTest[] {
  const several = rows.filter((row) => row.refs.length > 1)
  const held = several.map((row) => ({ ...row, refs: row.refs.slice(1) }))
  const human = new Map(several.map((row) => [row.id, row.refs[0] ?? row.src]))
  return [...new Set(held.map((row) => row.task))].map((task) => {
    const ofTask = held.filter((row) => row.task === task)
    const scores = compareReferences(ofTask, {
      human: (row) => human.get(row.id) ?? row.src,
      engine: rewriters.engine,
      copy: (row) => row.src,
      thesaurus: rewriters.thesaurus,
    })
    return judge(task, scores)
  })
}

function judge(task: string, all: readonly ReferenceScores[]): SelfTest {
  const scores = Object.fromEntries(all.map((one) => [one.rewriter, one[MEASURE]]))
  const { human = 0, engine = 0, copy = 0, thesaurus = 0 } = scores
  const thesaurusGates = all.find((one) => one.rewriter === 'thesaurus')?.gatesPass ?? 1
  const faults = [
    ...(human > engine ? [] : ['a human rewrite does not score above the engine']),
    ...(engine > copy ? [] : ['the engine does not score above the copy']),
    ...(thesaurus < copy || thesaurusGates < 0.5 ? [] : ['random synonyms pass']),
  ]
  return { task, measure: MEASURE, scores: { ...scores, thesaurusGates: 100 * thesaurusGates }, faults }
}
