import { capitalOfPronoun } from './proposers/capital-of-pronoun.ts'
import { phrasesOf } from './proposers/phrases.ts'
import { conjunctionComma, subordinateComma } from './proposers/sentence/clause-comma.ts'
import { commaSplice } from './proposers/sentence/comma-splice.ts'
import { doubledConjunction } from './proposers/sentence/doubled-conjunction.ts'
import { doubledSubject } from './proposers/sentence/doubled-subject.ts'
import { fragment } from './proposers/sentence/fragment.ts'
import { gerundSubject } from './proposers/sentence/gerund-subject.ts'
import { openerComma } from './proposers/sentence/opener-comma.ts'
import { runOn } from './proposers/sentence/run-on.ts'
import { spacing } from './proposers/sentence/spacing.ts'
import type { EnglishProposer } from './scene.ts'

/**
 * The proposers of each pass, in the order of the passes. Letters first, for a word that is misspelt has no tag; then
 * where sentences end, then forms within the clause, then which word goes with which.
 */
export const PASSES: readonly (readonly EnglishProposer[])[] = [
  // Slips of the pen: spelling, capitals, apostrophes.
  [capitalOfPronoun, spacing],
  // Sentences: run-ons, fragments, doubled and missing subjects, word order.
  [
    commaSplice,
    runOn,
    fragment,
    doubledSubject,
    doubledConjunction,
    gerundSubject,
    openerComma,
    conjunctionComma,
    subordinateComma,
    ...phrasesOf(['missing-subject', 'missing-be', 'doubled-link', 'indirect-question', 'word-order']),
  ],
  // Grammar: agreement, number, articles, forms of verbs, prepositions.
  phrasesOf([
    'agreement',
    'comparison',
    'feeling-adjective',
    'mass-noun',
    'noun-number',
    'tense',
    'verb-pattern',
    'verb-group',
    'verb-preposition',
    'verb-preposition-phrase',
    'adjective-preposition',
    'noun-preposition',
    'time-and-place',
    'word-class',
  ]),
  // Idiom: collocations.
  phrasesOf(['verb-object', 'adjective-noun', 'fixed-phrase', 'doubled-meaning']),
]
