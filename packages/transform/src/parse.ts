import type { TransformTask } from '@redraft/contracts'
import { findProtectedSpans, segmentBlocks, segmentSentences } from '@redraft/text'
import { foldFor } from './script-folds.ts'
import type { ProtectedSpan, Source, SourceSentence } from './source.ts'

/** Emphasised runs, links and tags: their marks and what they mark stay as they are. */
const EMPHASIS =
  /\*\*\*[^*\n]+\*\*\*|\*\*[^*\n]+\*\*|(?<![*\w])\*[^*\s][^*\n]*\*(?![*\w])|(?<!\w)__?[^_\s][^_\n]*__?(?!\w)|~~[^~\n]+~~|!?\[[^\]\n]+\]\([^)\n]+\)|<\/?[a-z][^>\n]*>/gi

/** Takes a text apart: editable sentences, and the spans nobody may touch. */
export function parseSource(task: Pick<TransformTask, 'text' | 'language' | 'personalTerms'>): Source {
  const { text, language, personalTerms } = task
  const found = findProtectedSpans(text, { language, personalTerms })
  const marked = [...text.matchAll(EMPHASIS)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    kind: 'markdown',
  }))
  return {
    text,
    language,
    personalTerms,
    protectedSpans: mergeSpans([...found, ...marked]),
    sentences: findSentences(task),
    foldScript: foldFor(text, language),
  }
}

function findSentences({ text, language }: Pick<TransformTask, 'text' | 'language'>): SourceSentence[] {
  return segmentBlocks(text).flatMap((block, index) => {
    if (block.kind !== 'paragraph' && block.kind !== 'list_item') return []
    const from = block.markerEnd ?? block.start
    const blockKind = block.kind
    return segmentSentences(text.slice(from, block.end), language).map(({ start, end }) => ({
      start: from + start,
      end: from + end,
      block: index,
      blockKind,
    }))
  })
}

/** Sorted and without overlaps: of spans that overlap, one that covers them all, of the kind of the longest. */
function mergeSpans(spans: readonly ProtectedSpan[]): ProtectedSpan[] {
  const sorted = [...spans].sort((a, b) => a.start - b.start || b.end - a.end)
  const merged: ProtectedSpan[] = []
  for (const span of sorted) {
    const last = merged.at(-1)
    if (last === undefined || span.start >= last.end) merged.push(span)
    else if (span.end > last.end) {
      const longer = span.end - span.start > last.end - last.start ? span : last
      merged[merged.length - 1] = { start: last.start, end: span.end, kind: longer.kind }
    }
  }
  return merged
}
