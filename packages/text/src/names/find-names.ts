import type { Language } from '@redraft/contracts'
import type { Span } from '../span.ts'
import { findChineseNames } from './find-chinese-names.ts'
import { findEnglishNames } from './find-english-names.ts'

/** Joins overlapping spans; touching ones stay apart. */
function joinOverlaps(spans: readonly Span[]): Span[] {
  const joined: Span[] = []
  for (const span of [...spans].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = joined.at(-1)
    if (last === undefined || span.start >= last.end) joined.push({ start: span.start, end: span.end })
    else joined[joined.length - 1] = { start: last.start, end: Math.max(last.end, span.end) }
  }
  return joined
}

/** Names of persons, organisations, places and things; sorted, not overlapping, offsets in UTF-16 units. */
export function findNames(text: string, language: Language): Span[] {
  return joinOverlaps(language === 'en' ? findEnglishNames(text) : findChineseNames(text))
}
