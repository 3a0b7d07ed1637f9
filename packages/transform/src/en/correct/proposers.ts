import type { ContextModel } from '../../language-model/context-model.ts'
import { createAdjectiveHere } from './proposers/adjective-here.ts'
import { ownerOrShortForm, shortForm } from './proposers/apostrophe.ts'
import { articleMissing, articleOther } from './proposers/article.ts'
import { createArticleOfPredicate } from './proposers/article-of-predicate.ts'
import { auxiliary } from './proposers/auxiliary.ts'
import { capitalOfName } from './proposers/capital-of-name.ts'
import { capitalOfPronoun } from './proposers/capital-of-pronoun.ts'
import { confusion } from './proposers/confusion.ts'
import { createDeterminedNumber } from './proposers/determined-number.ts'
import { knownMisspelling } from './proposers/known-misspelling.ts'
import { beMissing, beNotNeeded } from './proposers/missing-be.ts'
import { nounNumber } from './proposers/noun-number.ts'
import { phrasesOf } from './proposers/phrases.ts'
import { prepositionMissing, prepositionOther } from './proposers/preposition.ts'
import { adverbPlace } from './proposers/sentence/adverb-place.ts'
import { commaSplice } from './proposers/sentence/comma-splice.ts'
import { doubledConjunction } from './proposers/sentence/doubled-conjunction.ts'
import { doubledSubject } from './proposers/sentence/doubled-subject.ts'
import { fragment } from './proposers/sentence/fragment.ts'
import { gerundSubject } from './proposers/sentence/gerund-subject.ts'
import { linkedSplice } from './proposers/sentence/linked-splice.ts'
import { openerComma } from './proposers/sentence/opener-comma.ts'
import { relativeAgreement } from './proposers/sentence/relative-agreement.ts'
import { runOn } from './proposers/sentence/run-on.ts'
import { spacing } from './proposers/sentence/spacing.ts'
import { subjectAgreement } from './proposers/sentence/subject-agreement.ts'
import { subordinateComma } from './proposers/sentence/subordinate-comma.ts'
import { capitalAtStart, finalStop } from './proposers/sentence-edges.ts'
import { createSpellingProposer } from './proposers/spelling.ts'
import { subjectVerb } from './proposers/subject-verb.ts'
import { verbForm } from './proposers/verb-form.ts'
import { createWordFormProposer } from './proposers/word-form.ts'
import type { EnglishProposer } from './scene.ts'

/**
 * The proposers of each pass, in the order of the passes. Letters first, for a word that is misspelt has no tag; then
 * where sentences end, then forms within the clause, then which word goes with which.
 */
export function passesOf(model: ContextModel): readonly (readonly EnglishProposer[])[] {
  return [
    // Letters: spelling, apostrophes, spaces.
    [createSpellingProposer(model), knownMisspelling, shortForm, ownerOrShortForm, spacing],
    // Sentences: their edges, capitals, run-ons, fragments, doubled and missing subjects, word order.
    [
      capitalOfPronoun,
      capitalOfName,
      capitalAtStart,
      finalStop,
      commaSplice,
      linkedSplice,
      runOn,
      fragment,
      doubledSubject,
      doubledConjunction,
      gerundSubject,
      openerComma,
      subordinateComma,
      adverbPlace,
      ...phrasesOf([
        'punctuation',
        'missing-subject',
        'missing-be',
        'doubled-link',
        'indirect-question',
        'word-order',
      ]),
    ],
    // Idiom: wordings of learners from lists, before what is only likely is tried in the same places.
    phrasesOf([
      'verb-object',
      'adjective-noun',
      'fixed-phrase',
      'doubled-meaning',
      'agreement',
      'comparison',
      'feeling-adjective',
      'mass-noun',
      'owner',
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
    // Grammar, by what the counts say: agreement, number, articles, forms of verbs, prepositions, words of like sound.
    [
      subjectAgreement,
      subjectVerb,
      relativeAgreement,
      createDeterminedNumber(model),
      createAdjectiveHere(model),
      createArticleOfPredicate(model),
      confusion,
      nounNumber,
      createWordFormProposer(model),
      verbForm,
      auxiliary,
      beMissing,
      beNotNeeded,
      articleMissing,
      articleOther,
      prepositionOther,
      prepositionMissing,
    ],
  ]
}
