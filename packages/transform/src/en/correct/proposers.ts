import { capitalOfPronoun } from './proposers/capital-of-pronoun.ts'
import type { EnglishProposer } from './scene.ts'

/**
 * The proposers of each pass, in the order of the passes. Letters first, for a word that is misspelt has no tag; then
 * where sentences end, then forms within the clause, then which word goes with which.
 */
export const PASSES: readonly (readonly EnglishProposer[])[] = [
  // Slips of the pen: spelling, capitals, apostrophes.
  [capitalOfPronoun],
  // Sentences: run-ons, fragments, doubled and missing subjects, word order.
  [],
  // Grammar: agreement, number, articles, forms of verbs, prepositions.
  [],
  // Idiom: collocations.
  [],
]
