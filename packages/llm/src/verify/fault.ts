/** What an answer can fail; the list serves as metric label and names the sentences of the repair prompt. */
export const ANSWER_GATES = [
  'cut_off',
  'empty',
  'frame',
  'too_long',
  'placeholder_lost',
  'placeholder_repeated',
  'placeholder_order',
  'language',
  'structure',
  'markdown',
  'literal',
  'name',
  'number',
  'script',
  'sentence_lost',
  'sentence_added',
  'claim_added',
  'modality',
  'negation',
  'number_moved',
  'name_moved',
  'agents_swapped',
  'review',
] as const
export type AnswerGate = (typeof ANSWER_GATES)[number]

/** What is wrong with an answer. `detail` is a literal of the text, for the repair prompt alone, never for a log. */
export interface Fault {
  readonly gate: AnswerGate
  readonly detail?: string | undefined
}
