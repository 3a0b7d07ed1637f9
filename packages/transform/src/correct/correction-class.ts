import type { ChangeKind, NoteCode } from '@redraft/contracts'

/** What sort of fault a correction mends, in every language. The list is closed: thresholds and figures go by it. */
export const CORRECTION_CLASSES = [
  'agreement',
  'article',
  'capitalisation',
  'collocation',
  'measure_word',
  'missing_word',
  'noun_number',
  'particle',
  'preposition',
  'pronoun',
  'punctuation',
  'redundant_word',
  'sentence',
  'spelling',
  'tense',
  'verb_form',
  'word_choice',
  'word_form',
  'word_order',
] as const
export type CorrectionClass = (typeof CORRECTION_CLASSES)[number]

/** How `changes` name a class. */
export function kindOfClass(correctionClass: CorrectionClass): ChangeKind {
  return correctionClass === 'sentence' ? 'sentence_structure' : correctionClass
}

const NOTES: Readonly<Partial<Record<CorrectionClass, NoteCode>>> = {
  agreement: 'check_agreement',
  article: 'check_article',
  capitalisation: 'check_punctuation',
  noun_number: 'check_noun_number',
  preposition: 'check_preposition',
  punctuation: 'check_punctuation',
  sentence: 'check_sentence',
  spelling: 'check_spelling',
  tense: 'check_verb',
  verb_form: 'check_verb',
  word_order: 'check_sentence',
}

/** What is told of a place that looks wrong in the way of a class and has no sure remedy. */
export function noteOfClass(correctionClass: CorrectionClass): NoteCode {
  return NOTES[correctionClass] ?? 'check_word'
}
