import { type Change, type ChangeKind, type Language, type Reason, renderReasons } from '@redraft/contracts'
import { alignSentences, readSentences } from '../verify/align-sentences.ts'

const SAID: { readonly kind: ChangeKind; readonly reasons: readonly Reason[] } = {
  kind: 'rephrased',
  reasons: [{ code: 'said_anew' }],
}

/**
 * The changes of a rewritten paragraph, one for each sentence that was said anew (or sentences, where some were split
 * or joined): taking one back leaves whole sentences. Places are code points of `output`.
 */
export function sentenceChanges(source: string, output: string, language: Language): Change[] {
  const groups = alignSentences(readSentences(source, language), readSentences(output, language))
  const changes: Change[] = []
  const points = (text: string) => [...text].length
  let [from, to] = [0, 0]
  for (const [index, group] of groups.entries()) {
    const isLast = index === groups.length - 1
    const sourceEnd = isLast ? source.length : (group.source.at(-1)?.end ?? from)
    const outputEnd = isLast ? output.length : (group.output.at(-1)?.end ?? to)
    const [before, after] = [source.slice(from, sourceEnd), output.slice(to, outputEnd)]
    if (before !== after) {
      const space = commonSpace(before, after)
      const start = points(output.slice(0, to)) + space
      const trimmed = after.slice(space)
      const place = { start, end: start + points(trimmed), before: before.slice(space), after: trimmed }
      changes.push({ ...place, kind: SAID.kind, ...renderReasons(SAID.reasons) })
    }
    ;[from, to] = [sourceEnd, outputEnd]
  }
  return changes
}

/** White space that both begin with: no part of what changed. */
function commonSpace(before: string, after: string): number {
  let at = 0
  while (at < before.length && before[at] === after[at] && /\s/.test(before[at] ?? '')) at++
  return at
}
