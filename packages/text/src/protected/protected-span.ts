import type { Language } from '@redraft/contracts'
import type { Block } from '../blocks/block.ts'
import type { Span } from '../span.ts'

/** Kinds of protected text, the more important first: it breaks ties between overlapping finds. */
export const PROTECTED_KINDS = [
  'personal_term',
  'code',
  'formula',
  'citation',
  'quotation',
  'doi',
  'url',
  'email',
  'heading',
  'date',
  'number',
  'identifier',
  'list_marker',
  'markdown',
] as const
export type ProtectedKind = (typeof PROTECTED_KINDS)[number]

/** A stretch that no transform may change. */
export interface ProtectedSpan extends Span {
  readonly kind: ProtectedKind
}

/** What a finder gets to look at; finders report every find, overlaps included. */
export interface ProtectionScene {
  readonly text: string
  readonly language: Language
  readonly blocks: readonly Block[]
  readonly personalTerms: readonly string[]
}

export type Finder = (scene: ProtectionScene) => ProtectedSpan[]

/** Every match of a global pattern as a span of one kind. */
export function matchSpans(text: string, pattern: RegExp, kind: ProtectedKind): ProtectedSpan[] {
  const spans: ProtectedSpan[] = []
  for (const match of text.matchAll(pattern)) {
    if (match[0] !== '') spans.push({ start: match.index, end: match.index + match[0].length, kind })
  }
  return spans
}
