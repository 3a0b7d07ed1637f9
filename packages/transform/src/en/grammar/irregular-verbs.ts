import { wordForms, wordList } from '../../lexicon/load-lists.ts'
export interface IrregularVerb {
  readonly past: readonly string[]
  readonly participle: readonly string[]
}

export const IRREGULAR_VERBS: ReadonlyMap<string, IrregularVerb> = new Map(
  wordForms('en/grammar/irregular-verbs', 'forms').map(([base = '', past = '', participle = '']) => [
    base,
    { past: past.split('/'), participle: participle.split('/') },
  ]),
)

/** Verbs of two or more syllables with a stressed last one, which double their last consonant. */
export const DOUBLING = wordList('en/grammar/irregular-verbs', 'doubling')
