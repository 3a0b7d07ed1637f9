import type { ChangeKind, ReasonCode } from '@redraft/contracts'
import type { Role } from '../role.ts'
import type { Purpose } from './purpose.ts'

/** What a rule, an operation or an edit says about itself that its purposes follow from. */
export interface Claimant {
  readonly kind: ChangeKind
  readonly reason: ReasonCode
  readonly role: Role
  /** Only where what follows from the rest would be wrong. */
  readonly purposes?: readonly Purpose[] | undefined
}

/** Purposes of a kind of edit. Which of them an edit serves is weighed for each one (`weigh.ts`). */
const OF_KIND: Readonly<Record<ChangeKind, readonly Purpose[]>> = {
  adverb_order: ['even'],
  agreement: ['repair'],
  article: ['repair'],
  capitalisation: ['repair'],
  clause_order: ['even'],
  clause_reordering: ['even'],
  collocation: ['even', 'simplify'],
  connective: ['even'],
  connective_drop: ['even'],
  connective_move: ['even'],
  connective_order: ['even'],
  contraction: ['even'],
  contrast: ['even'],
  coordination_order: ['even'],
  correction: ['repair'],
  cut: ['tighten'],
  de_chain: ['tighten'],
  definition: ['even'],
  expansion: ['expand'],
  genitive: ['even'],
  grammar: ['even'],
  it_is: ['even'],
  light_verb: ['tighten'],
  list_order: ['even'],
  measure_word: ['repair'],
  mechanical_sequence: ['unmark'],
  missing_word: ['repair'],
  negative_parallelism: ['unmark'],
  nominalisation: ['tighten'],
  noun_number: ['repair'],
  omission: ['tighten'],
  padding: ['tighten'],
  participle_tail: ['unmark'],
  particle: ['repair'],
  passive: ['even'],
  phrase_order: ['even'],
  plain_word: ['simplify', 'even'],
  preposition: ['repair'],
  pronoun: ['repair'],
  punctuation: ['repair'],
  punctuation_habit: ['unmark'],
  redundant_word: ['repair'],
  regional_wording: ['regional'],
  register: ['even', 'raise'],
  relative_clause: ['even'],
  rephrased: ['even'],
  rewording: ['even', 'simplify'],
  script: ['regional'],
  sentence_merge: ['rhythm', 'even'],
  sentence_order: ['even'],
  sentence_split: ['rhythm', 'even'],
  sentence_structure: ['repair'],
  spelling: ['repair'],
  stock_phrase: ['unmark'],
  subject_ellipsis: ['even'],
  synonym: ['even', 'simplify', 'raise'],
  tense: ['repair'],
  there_is: ['tighten'],
  topic_fronting: ['even'],
  translated_phrase: ['even'],
  verb_form: ['repair'],
  voice: ['even'],
  word_choice: ['repair'],
  word_form: ['repair'],
  word_order: ['repair'],
  wordiness: ['tighten'],
  wordy_phrase: ['tighten'],
}

/** Reasons that say more than the kind. */
const OF_REASON: Readonly<Partial<Record<ReasonCode, readonly Purpose[]>>> = {
  adjective_without_clause: ['tighten', 'even'],
  apposition_without_clause: ['tighten', 'even'],
  because_without_reason_is_that: ['tighten', 'even'],
  contractions_written_out: ['raise', 'expand'],
  jiang_preferred: ['raise', 'even'],
  empty_stock_opener: ['unmark', 'tighten'],
  empty_stock_opening: ['unmark', 'tighten'],
  full_stop_for_semicolon: ['even'],
  long_sentence_in_two: ['simplify', 'even'],
  participle_tail_finite_verb: ['even'],
  participle_tail_own_sentence: ['unmark', 'simplify'],
  that_marks_clause: ['expand'],
  two_short_for_one_long: ['simplify'],
  two_short_sentences_easier: ['simplify'],
  two_statements_two_sentences: ['even'],
  written_word_for_spoken: ['raise'],
}

/** Kinds that choose among words: where they take away worn ones, the role says so. */
const CHOOSES: ReadonlySet<ChangeKind> = new Set([
  'synonym',
  'rewording',
  'plain_word',
  'collocation',
  'connective',
])

/** Everything that the edits of a rule or an operation may be good for. */
export function claimedPurposes({ kind, reason, role, purposes }: Claimant): readonly Purpose[] {
  if (purposes !== undefined) return purposes
  const own = OF_REASON[reason] ?? OF_KIND[kind]
  if (role === 'repair') return own.includes('regional') || own.includes('raise') ? own : ['repair']
  const worn = role === 'stock' && CHOOSES.has(kind) && reason !== 'written_word_for_spoken'
  return [...own, ...(worn ? (['unmark'] as const) : []), 'shorten', 'expand']
}
