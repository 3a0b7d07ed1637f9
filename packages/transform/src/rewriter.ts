import type { Language, TransformGoal, Warning } from '@redraft/contracts'
import type { Corrector } from './correct/proposal.ts'
import type { Edit } from './edit.ts'
import type { RuleMode } from './mode.ts'
import type { Source } from './source.ts'

export interface ProposeRequest {
  readonly goal: TransformGoal
  readonly mode: RuleMode
  readonly synonymsLevel: number
  /** Round number from 0; what a round does is the rewriter's business (phrases, then structure). */
  readonly round: number
  /** Seeded from the text and the goal: the same input gives the same sequence. */
  readonly random: () => number
}

/** What the selector may do with the proposals of one round. */
export interface Budget {
  /** Share of the words (characters) of the text that may change in this round, in [0, 1]. */
  readonly maxChangedShare: number
  /** Proposals over this risk are not taken. */
  readonly maxRisk: number
}

/** Edits chosen one by one, with all that were proposed, before a look at what they make together. */
export interface Arrangement {
  readonly chosen: readonly Edit[]
  readonly candidates: readonly Edit[]
  readonly value: (edit: Edit) => number
  readonly request: ProposeRequest
}

/** How far an output is from its source. */
export interface Extent {
  readonly changedShare: number
  /** Words (characters) after / before. */
  readonly lengthRatio: number
}

/** One language's half of the engine: what could be edited, and what must hold besides the shared gates. */
export interface LanguageRewriter {
  readonly language: Language
  /** Mends faults before the first round; absent: nothing is corrected but by rules. */
  readonly correct?: Corrector
  /** Edits that mend what nobody would defend and reword nothing: doubled words, articles, words of another region. */
  repairs(source: Source): Edit[]
  /** How natural a text reads, as ln of a mean per word; absent: there is no model of the language. */
  fluency?: ((text: string) => number) | undefined
  /** How many rounds of propose → select → render to run for this goal. */
  rounds(request: Omit<ProposeRequest, 'round' | 'random'>): number
  /** Typed edits over the source; they may overlap one another, never a protected span. */
  propose(source: Source, request: ProposeRequest): Edit[]
  /** What a proposal is worth to this goal; edits of value ≤ 0 are not taken. */
  value(edit: Edit, request: ProposeRequest): number
  budget(request: ProposeRequest): Budget
  /** Settles which of the chosen edits, or of the rivals they had, go well together; absent: all that were chosen. */
  arrange?(source: Source, parts: Arrangement): Edit[]
  /** Gives up some of the edits of all rounds together, which stand in `source`; absent: none. */
  settle?(source: Source, edits: readonly Edit[], request: Omit<ProposeRequest, 'round' | 'random'>): Edit[]
  /** Well-formedness around one edit after rendering (agreement, doubled words…); false drops the edit. */
  accepts(before: string, after: string): boolean
  /** Cautions about what this mode cannot do without more, e.g. `expand`. */
  warnings(request: Omit<ProposeRequest, 'round' | 'random'>, extent: Extent, source: Source): Warning[]
}
