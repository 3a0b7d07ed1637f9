import type { ReasonCode } from '@redraft/contracts'
import type { CorrectionClass } from '../../../correct/correction-class.ts'

/** What the mistakes of a section are, and how sure a match is (log-odds). */
export interface PhraseSection {
  readonly class: CorrectionClass
  readonly code: ReasonCode
  readonly prior: number
}

/** By the name of the section in `lexicon/en/correct/phrases/`. */
export const PHRASE_SECTIONS: Readonly<Record<string, PhraseSection>> = {
  'adjective-noun': { class: 'collocation', code: 'adjective_of_noun', prior: 2 },
  'adjective-preposition': { class: 'preposition', code: 'preposition_other', prior: 2.5 },
  'fixed-phrase': { class: 'collocation', code: 'fixed_phrase', prior: 3 },
  owner: { class: 'punctuation', code: 'apostrophe_of_owner', prior: 3 },
  punctuation: { class: 'punctuation', code: 'comma_not_needed', prior: 2.5 },
  'noun-preposition': { class: 'preposition', code: 'preposition_other', prior: 2 },
  'time-and-place': { class: 'preposition', code: 'preposition_of_time_or_place', prior: 2.5 },
  'verb-object': { class: 'collocation', code: 'verb_of_noun', prior: 2 },
  'verb-preposition': { class: 'preposition', code: 'preposition_other', prior: 2.5 },
  'verb-preposition-phrase': { class: 'preposition', code: 'preposition_other', prior: 2.5 },
  'mass-noun': { class: 'noun_number', code: 'mass_noun', prior: 3 },
  'noun-number': { class: 'noun_number', code: 'noun_singular_plural', prior: 2.5 },
  'verb-pattern': { class: 'verb_form', code: 'verb_pattern', prior: 2.5 },
  'verb-group': { class: 'verb_form', code: 'verb_group', prior: 3 },
  agreement: { class: 'agreement', code: 'verb_agrees', prior: 2.5 },
  comparison: { class: 'word_form', code: 'form_of_comparison', prior: 3 },
  'feeling-adjective': { class: 'word_form', code: 'feeling_and_cause', prior: 2.5 },
  'doubled-link': { class: 'redundant_word', code: 'one_link_enough', prior: 2.5 },
  'doubled-meaning': { class: 'redundant_word', code: 'said_twice', prior: 2 },
  'missing-subject': { class: 'missing_word', code: 'subject_missing', prior: 2.5 },
  'missing-be': { class: 'missing_word', code: 'be_missing', prior: 2.5 },
  'indirect-question': { class: 'word_order', code: 'order_of_indirect_question', prior: 2.5 },
  'word-order': { class: 'word_order', code: 'order_of_words', prior: 2.5 },
  tense: { class: 'tense', code: 'tense_of_time_words', prior: 2 },
  'word-class': { class: 'word_form', code: 'word_form_here', prior: 2.5 },
}
