import { segmentSentences } from '@redraft/text'
import { contentUnits } from '@redraft/transform'
import type { Rewritten } from '../rewrite-rows.ts'
import { sum } from '../statistics.ts'
import { createHarper } from './harper-lints.ts'
import { nullCounts } from './link-grammar.ts'

export interface GrammarReport {
  /** Harper's grammar lints per 100 words, after − before. */
  readonly harperDelta: number
  /** Share of changed sentences that fit their best linkage worse than before; null without `link-parser`. */
  readonly nullRise: number | null
}

/** Grammar of English outputs, as a difference to their sources: what was faulty before counts for nothing. */
export async function compareGrammar(outputs: readonly Rewritten[]): Promise<GrammarReport> {
  const lint = await createHarper()
  let before = 0
  let after = 0
  for (const { row, output } of outputs) {
    before += await lint(row.text)
    after += await lint(output)
  }
  const words = sum(outputs.map(({ row }) => contentUnits(row.text).length))
  return { harperDelta: (100 * (after - before)) / Math.max(1, words), nullRise: nullRise(outputs) }
}

/**
 * A changed sentence counts as worse when it has more words without a linkage than the sentences of the same paragraph
 * that it replaced: totals over the changed sentences of a paragraph, before and after, are compared.
 */
function nullRise(outputs: readonly Rewritten[]): number | null {
  let changed = 0
  let worse = 0
  for (const { row, output } of outputs) {
    const before = sentencesOf(row.text)
    const after = sentencesOf(output)
    const removed = before.filter((sentence) => !after.includes(sentence))
    const added = after.filter((sentence) => !before.includes(sentence))
    const old = nullCounts(removed)
    const now = nullCounts(added)
    if (old === undefined || now === undefined) return null
    changed += added.length
    worse += Math.min(added.length, Math.max(0, faulty(now) - faulty(old)))
  }
  return changed === 0 ? 0 : worse / changed
}

function faulty(counts: readonly (number | undefined)[]): number {
  return counts.filter((count) => count === undefined || count > 0).length
}

function sentencesOf(text: string): string[] {
  return segmentSentences(text, 'en').map(({ start, end }) => text.slice(start, end).trim())
}
