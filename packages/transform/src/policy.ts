import type { RuleMode } from './mode.ts'
import type { Register } from './rule.ts'

/** What a round of edits is about: single words, phrases and their order, or the build of whole clauses. */
export type Stage = 'words' | 'phrases' | 'structure'

/** How a mode weighs what serves its purposes (`purpose/wanted-purposes.ts`), as weights and limits on proposals. Lengths are words (characters in Chinese). */
export interface ModePolicy {
  /** Added to the value of an edit whose result is in a register; absent = that register is refused. */
  readonly registers: Readonly<Partial<Record<Register, number>>>
  /** Greatest strength (1–10) of a graded rule, for endpoints without `synonyms_level`. */
  readonly boldness: number
  /** Added to `boldness` or `synonyms_level`, unless that is 0. */
  readonly bolderBy?: number
  /** Worth of `gain`. */
  readonly signs: number
  /** Worth of departing from the source: of each word changed (English), of the boldest edit (Chinese). */
  readonly change: number
  /** Worth of each word saved; negative where longer is wanted. */
  readonly brevity: number
  /** Edits of more risk are refused. */
  readonly maxRisk: number
  /** Share of the text that may change in a round, in [0, 1]. */
  readonly shares: Readonly<Record<Stage, number>>
  /** Even exchanges that add more words than this are refused: "many" → "a large number of"; absent = any. */
  readonly maxAdded?: number
}

/** The policy of every mode, in one language. */
export type Policies = Readonly<Record<RuleMode, ModePolicy>>
