import type { RuleMode } from '../mode.ts'
import type { Register } from '../rule.ts'

/** What a mode is after, as weights on proposals. */
export interface ModePolicy {
  /** Added to the value of an edit whose result is in a register; absent = that register is refused. */
  readonly registers: Readonly<Partial<Record<Register, number>>>
  /** Greatest strength (1–10) of a graded rule, for endpoints without `synonyms_level`. */
  readonly boldness: number
  /** Worth of removing a sign of machine writing or a fault (`gain` of the rule). */
  readonly signs: number
  /** Worth of each word changed. */
  readonly change: number
  /** Worth of each word saved; negative where longer is wanted. */
  readonly brevity: number
  readonly maxRisk: number
  readonly maxChangedShare: number
  /** Worth of a structural edit; 0 = none are proposed. */
  readonly structure: number
  /** Kinds of edit that this mode has no use for. */
  readonly without?: readonly string[]
  /** Another mode whose rules serve this one as well. */
  readonly borrows?: RuleMode
  /** Edits that save fewer words than this are refused; absent = any length. */
  readonly minSaved?: number
  /** Edits that save more words than this are refused; absent = any length. */
  readonly maxSaved?: number
  /** Exchanges of words that add more words than this are refused: "many" → "a large number of"; absent = any. */
  readonly maxAdded?: number
  /** Exchanges that are longer by more UTF-16 code units are refused: "often" → "frequently"; absent = any. */
  readonly maxLonger?: number
  /** Sound wording is left alone: even exchanges are refused. */
  readonly refusesEven?: true
}

const ANY = { neutral: 0, plain: 0.2, formal: 0, academic: -0.2 } as const

export const POLICIES: Readonly<Record<RuleMode, ModePolicy>> = {
  'reduce-aigc': {
    registers: ANY,
    boldness: 5,
    signs: 3,
    change: 0.1,
    brevity: 0,
    maxRisk: 0.12,
    maxChangedShare: 0.45,
    structure: 1,
    borrows: 'standard',
    maxAdded: 1,
    maxLonger: 3,
    without: ['coordination_order'],
  },
  'reduce-both': {
    registers: ANY,
    boldness: 9,
    signs: 3,
    change: 0.4,
    brevity: 0,
    maxRisk: 0.15,
    maxChangedShare: 0.6,
    structure: 2,
    maxAdded: 1,
  },
  standard: {
    registers: ANY,
    boldness: 7,
    signs: 1,
    change: 0.5,
    brevity: 0,
    maxRisk: 0.15,
    maxChangedShare: 0.6,
    structure: 2,
    maxAdded: 1,
  },
  fluency: {
    registers: ANY,
    boldness: 5,
    signs: 1,
    change: 0,
    brevity: 0.1,
    maxRisk: 0.1,
    maxChangedShare: 0.3,
    structure: 0.5,
    refusesEven: true,
    without: [
      'synonym',
      'coordination_order',
      'collocation',
      'rewording',
      'clause_order',
      'phrase_order',
      'adverb_order',
      'connective',
      'connective_order',
      'contrast',
      'genitive',
      'plain_word',
      'voice',
      'relative_clause',
      'sentence_merge',
      'it_is',
      'punctuation_habit',
      'participle_tail',
      'sentence_split',
      'there_is',
    ],
  },
  formal: {
    registers: { neutral: 0, formal: 1.5, academic: 1 },
    boldness: 5,
    signs: 1,
    change: 0.3,
    brevity: 0,
    maxRisk: 0.12,
    maxChangedShare: 0.5,
    structure: 1,
    without: ['coordination_order'],
  },
  academic: {
    registers: { neutral: 0, formal: 1, academic: 1.5 },
    boldness: 5,
    signs: 1,
    change: 0.3,
    brevity: 0,
    maxRisk: 0.12,
    maxChangedShare: 0.5,
    structure: 1,
    without: ['coordination_order'],
  },
  simple: {
    registers: { neutral: 0, plain: 2 },
    boldness: 5,
    signs: 1.5,
    change: 0.1,
    brevity: 0.3,
    maxRisk: 0.12,
    maxChangedShare: 0.5,
    structure: 1,
    without: ['coordination_order'],
  },
  creative: {
    registers: { ...ANY, colloquial: 0.2 },
    boldness: 10,
    signs: 2,
    change: 0.6,
    brevity: 0,
    maxRisk: 0.18,
    maxChangedShare: 0.7,
    structure: 2,
  },
  expand: {
    registers: ANY,
    boldness: 5,
    signs: 0.5,
    change: 0.2,
    brevity: -1.2,
    maxSaved: 0,
    maxRisk: 0.12,
    maxChangedShare: 0.5,
    structure: 1,
    without: ['coordination_order'],
  },
  shorten: {
    registers: ANY,
    boldness: 5,
    signs: 1,
    change: 0,
    brevity: 1.5,
    maxRisk: 0.15,
    maxChangedShare: 0.6,
    structure: 1,
    without: ['coordination_order', 'sentence_split'],
    minSaved: 0,
  },
  'polish-academic': {
    registers: { neutral: 0, formal: 0.8, academic: 1.2 },
    boldness: 5,
    signs: 1.5,
    change: 0.1,
    brevity: 0.2,
    maxRisk: 0.1,
    maxChangedShare: 0.35,
    structure: 0.6,
    without: ['coordination_order'],
  },
  'polish-neutral': {
    registers: { neutral: 0, plain: 0.6 },
    boldness: 5,
    signs: 1.5,
    change: 0.1,
    brevity: 0.3,
    maxRisk: 0.1,
    maxChangedShare: 0.35,
    structure: 0.6,
    without: ['coordination_order'],
  },
}
