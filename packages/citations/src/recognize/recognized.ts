import type { Warning } from '@redraft/contracts'
import type { CslItem } from '../item.ts'

/** An identifier to look up, in canonical form. */
export interface RecognizedIdentifier {
  readonly kind: 'doi' | 'isbn' | 'pmid' | 'pmcid' | 'arxiv' | 'url'
  readonly value: string
}

/** Metadata given in full, normalised; one item unless a BibTeX or RIS text or a CSL-JSON list has several. */
export interface RecognizedItems {
  readonly kind: 'items'
  readonly items: CslItem[]
  readonly from: 'bibtex' | 'ris' | 'structured' | 'csl'
  /** What was changed or left out while reading, in words. */
  readonly warnings: Warning[]
}

export type Recognized = RecognizedIdentifier | RecognizedItems
