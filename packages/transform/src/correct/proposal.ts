import type { NoteCode, ReasonCode } from '@redraft/contracts'
import type { Edit } from '../edit.ts'
import type { RuleMode } from '../mode.ts'
import type { Source, Span } from '../source.ts'
import type { CorrectionClass } from './correction-class.ts'

/** A replacement of [start, end) of the whole text, in UTF-16 code units, that would mend a fault. */
export interface CorrectionProposal extends Span {
  readonly after: string
  readonly class: CorrectionClass
  /** Code of the rule that it follows, told to the writer. */
  readonly code: ReasonCode
  /**
   * Log-odds that such a proposal is right, before the language model has looked at its place: 0 is even, 2 is 88 %,
   * 4 is 98 %.
   */
  readonly prior: number
  /** What kind of exchange it is, for what was learned about it: `VB>VBZ`, `+the`; absent: the proposer alone. */
  readonly key?: string
}

/** Finds one sort of fault in a sentence; a line of `proposers` of its language registers it. */
export interface CorrectionProposer<Scene> {
  /** Stable name, `class.what`: `article.missing`. Figures and the leave-one-out table go by it. */
  readonly id: string
  /**
   * `true`: weights are learned for it by `train:ranker`. `false`: its prior is all there is to say, the words around
   * tell nothing more (capitals, final stops). Absent: its prior, and what the counts gain.
   */
  readonly isRanked?: boolean
  propose(scene: Scene): readonly CorrectionProposal[]
}

/** A proposal with the name of its proposer and the log-odds after ranking in context. */
export interface RankedProposal extends CorrectionProposal {
  readonly proposer: string
  readonly score: number
}

/** `all`: every correction that its class's threshold lets pass; `sure`: only slips that nobody would defend. */
export type CorrectionScope = 'all' | 'sure'

/** A place that looks wrong without a sure remedy; offsets are UTF-16 code units of the corrected text. */
export interface CorrectionNote extends Span {
  readonly code: NoteCode
}

export interface Correction {
  /** Role `repair`, not overlapping, in the order of the text. */
  readonly edits: readonly Edit[]
  readonly notes: readonly CorrectionNote[]
}

export const NO_CORRECTION: Correction = { edits: [], notes: [] }

/** Mends what is wrong in a text, before anything is polished. Pure: the same source and scope, the same edits. */
export type Corrector = (source: Source, options: { readonly scope: CorrectionScope }) => Correction

const POLISHING: ReadonlySet<RuleMode> = new Set([
  'fluency',
  'formal',
  'academic',
  'polish-academic',
  'polish-neutral',
])

/** How much a mode corrects: those that polish a draft mend it, the others take only sure slips out. */
export function scopeOf(mode: RuleMode): CorrectionScope {
  return POLISHING.has(mode) ? 'all' : 'sure'
}
