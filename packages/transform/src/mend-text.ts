import type { Language, TransformGoal, TransformTask } from '@redraft/contracts'
import { applyEdits, type Edit, overlaps } from './edit.ts'
import { gateFailure } from './gate-failure.ts'
import { gatesFor } from './gates-for.ts'
import { keepPassing } from './keep-passing.ts'
import { parseSource } from './parse.ts'
import { correctFirst } from './rewrite-with.ts'
import { rewriterOf } from './rewriter-of.ts'
import { sparesProtected } from './source.ts'

/** Whoever wrote the text writes well: only slips that nobody would defend are taken out, whatever the goal. */
const CAUTIOUS: TransformGoal = { endpoint: 'humanize', mode: 'reduce-aigc' }

/**
 * Repairs a text that another engine wrote, and rewords nothing: what the local engine corrects for sure, doubled
 * words, articles, and the wording of the region. Every edit holds against the gates.
 */
export function mendText(task: TransformTask): string {
  const rewriter = rewriterOf(task.language)
  const { edits } = correctFirst(rewriter, { ...task, goal: CAUTIOUS }, parseSource(task))
  const corrected = applyEdits(task.text, edits)
  const source = parseSource({ ...task, text: corrected })
  const repairs = withoutOverlaps(rewriter.repairs(source).filter((edit) => sparesProtected(source, edit)))
  const gates = gatesFor(task.language)
  return applyEdits(
    corrected,
    keepPassing(repairs, (some) => gateFailure(source, some, gates) === undefined),
  )
}

/** The first of edits that overlap. */
function withoutOverlaps(edits: readonly Edit[]): Edit[] {
  const kept: Edit[] = []
  for (const edit of edits) if (!kept.some((other) => overlaps(other, edit))) kept.push(edit)
  return kept
}

/** How natural a text reads to the language model of its language, as ln of a mean per word; absent: there is none. */
export function fluencyOf(text: string, language: Language): number | undefined {
  return rewriterOf(language).fluency?.(text)
}
