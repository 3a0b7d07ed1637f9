import { anyOf } from '../lexicon/load-lists.ts'

/** A writer who speaks of himself or to somebody, or greets, agrees and exclaims. */
const SPEAKS = new RegExp(
  `\\b(?:I|[Mm]y|[Mm]e|[Mm]yself|[Yy]ou|[Yy]ours?|[Yy]ourself)\\b|!|^\\W*${anyOf('en/personal', 'answers')}\\b`,
  'iu',
)

/**
 * Whether a sentence speaks in person. Polishing leaves its register as it is: written words and full forms beside an
 * "I" and a "you" that stay read stiffer than the draft, not better.
 */
export function speaksInPerson(sentence: string): boolean {
  return SPEAKS.test(sentence)
}
