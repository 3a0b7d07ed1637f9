import type { Language } from '@redraft/contracts'
import { segmentBlocks } from '../blocks/segment-blocks.ts'
import { findCitations } from './find-citations.ts'
import { findDates } from './find-dates.ts'
import { findFormulas } from './find-formulas.ts'
import { findIdentifiers } from './find-identifiers.ts'
import { findMarkdown } from './find-markdown.ts'
import { findNumbers } from './find-numbers.ts'
import { findPersonalTerms } from './find-personal-terms.ts'
import { findQuotations } from './find-quotations.ts'
import { findStructure } from './find-structure.ts'
import { findWebAddresses } from './find-web-addresses.ts'
import type { Finder, ProtectedSpan } from './protected-span.ts'
import { resolveOverlaps } from './resolve-overlaps.ts'

export interface ProtectionOptions {
  readonly language: Language
  /** Terms of the caller that are kept exactly. */
  readonly personalTerms?: readonly string[]
}

const FINDERS: readonly Finder[] = [
  findPersonalTerms,
  findStructure,
  findMarkdown,
  findFormulas,
  findCitations,
  findQuotations,
  findWebAddresses,
  findDates,
  findNumbers,
  findIdentifiers,
]

/**
 * Everything a transform must keep exactly (contract, section 3), except names: see `findNames`. Sorted, not
 * overlapping, offsets in UTF-16 units; overlapping finds are joined (see `resolveOverlaps`). Linear time.
 */
export function findProtectedSpans(text: string, options: ProtectionOptions): ProtectedSpan[] {
  const scene = {
    text,
    language: options.language,
    blocks: segmentBlocks(text),
    personalTerms: options.personalTerms ?? [],
  }
  return resolveOverlaps(FINDERS.flatMap((find) => find(scene)))
}
