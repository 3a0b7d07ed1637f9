import { type Remark, type RemarkValues, renderRemark, type Sentences } from './remark.ts'

/** Every revision note by code. Codes are never renamed within v1; the sentences are English. */
export const NOTES = {
  opening_not_needed: 'Say it directly: the sentence works without this opening.',
  ready_made_opening: 'A ready-made opening (e.g. “需要注意的是”). The sentence works without it.',
  summary_label: 'A summary label. End on your last point, or say what follows from it.',
  inflated_image: 'An inflated image. Name the concrete thing you mean.',
  inflated_figure: 'An inflated figure. Name the concrete thing you mean.',
  vague_quantity: 'A vague quantity. Give the number, or name the two that matter.',
  ready_made_setting: 'A ready-made setting. Say when and where, or leave it out.',
  claim_of_importance: 'A general claim of importance. Say what changes, for whom, and how you know.',
  joint_to_cut: 'A ready-made joint. Cut it, or let the facts carry the connection.',
  joint_to_vary: 'A ready-made joint. Cut it, or vary how the points are joined.',
  assistant_reply: 'This reads as a reply of an assistant. Remove it.',
  ordinary_phrase: 'An ordinary phrase that chat models use more often.',
  stock_praise: 'Stock praise. Say what in particular has this effect.',
  emphatic_turn: 'An emphatic turn. State the point plainly.',
  closing_courtesy: 'A closing courtesy that chat assistants add. Leave it out unless you mean it.',
  overused_words:
    'One of {count} words in this sentence that chat models overuse. Keep it only if it says something; else cut it or use a plainer one.',
  same_length: '{count} sentences in a row have nearly the same length. Join two, or cut one short.',
  same_opening: '{count} sentences in a row open with the same words. Begin this one differently.',
  check_agreement: 'Check that verb and subject agree here.',
  check_article: 'Check the article here.',
  check_noun_number: 'Check whether the singular or the plural is meant.',
  check_preposition: 'Check the preposition here.',
  check_punctuation: 'Check the punctuation here.',
  check_sentence: 'Check how this sentence is built.',
  check_spelling: 'This word is not known: check its spelling.',
  check_verb: 'Check form and tense of the verb here.',
  check_word: 'Check whether this is the right word.',
} satisfies Sentences
export type NoteCode = keyof typeof NOTES

export const NOTE_CODES = Object.keys(NOTES) as [NoteCode, ...NoteCode[]]

/** What to do about a place, as an engine says it. */
export type Note = Remark<NoteCode>

/** The fields of a revision note that say what to do: the English sentence, its code, and what stands in it. */
export function renderNote({ code, values }: Note): {
  readonly note: string
  readonly code: NoteCode
  readonly values?: RemarkValues
} {
  return { note: renderRemark<NoteCode>(NOTES, { code, values }), code, ...(values && { values }) }
}
