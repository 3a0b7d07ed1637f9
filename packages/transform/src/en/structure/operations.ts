import { activeToPassive } from './active-to-passive.ts'
import { asideToMiddle } from './aside-to-middle.ts'
import { butToAlthough } from './but-to-although.ts'
import { dropFiller, dropHollowTail, dropIntensifier, dropOpener, dropThat } from './compress.ts'
import { whileToBut } from './contrast.ts'
import { swapPair, swapTriad } from './coordination.ts'
import { dashPair, dashSingle } from './dash.ts'
import { dropDoublet } from './doublets.ts'
import { dropCurrently, dropHeldAdverb } from './drop-adverb.ts'
import { dropAlso } from './drop-also.ts'
import { dropBoth } from './drop-both.ts'
import { dropClauseThat, dropObjectThatBeforeNoun } from './drop-clause-that.ts'
import { dropHeldModifier } from './drop-modifier.ts'
import { dropSecondPraise } from './drop-praise.ts'
import { copulaInversion, extraposedInfinitive, reasonsWhy, thereAreThat } from './existential.ts'
import { genitive } from './genitive.ts'
import { dropHollowSentence } from './hollow-sentence.ts'
import { insertThat } from './insert-that.ts'
import { joinHowever } from './join-however.ts'
import { dropKnownTail } from './known-tail.ts'
import { mannerAdverb } from './manner.ts'
import { adverbToFront, adverbToMiddle, alsoToEnd } from './move-adverb.ts'
import { placePhraseToBack, timePhraseToBack, timePhraseToFront } from './move-adverbial.ts'
import { closingToFront } from './move-closing.ts'
import { mannerAfterObject } from './move-manner.ts'
import { byPhraseToBack, byPhraseToFront } from './move-means.ts'
import { openingToBack } from './move-opening.ts'
import { purposeToBack, purposeToFront } from './move-purpose.ts'
import { subordinateToBack, subordinateToFront } from './move-subordinate.ts'
import { notOnly } from './not-only.ts'
import { nounToAction } from './noun-to-action.ts'
import { ofGenitive } from './of-genitive.ts'
import { dropEvaluation, dropManner, dropObjectThat, dropStageDirection, dropVarious } from './omit.ts'
import { openerToMiddle } from './opener.ts'
import { openingToMiddle } from './opening-to-middle.ts'
import { participleToThis, participleToVerb } from './participle-to-verb.ts'
import { swapPhrases } from './phrase-pair.ts'
import { reasonIsThat } from './reason.ts'
import { reduceAdjectiveRelative, reduceLooseRelative } from './reduce-relative.ts'
import {
  apposedParticiple,
  appositive,
  relativeCopula,
  relativeReduction,
  relativeToParticiple,
} from './relative.ts'
import { articleRepair, baseAfterDid, doubledWord } from './repair.ts'
import { baseAfterModal, doubleComparative, pluralAfterMany, pronounAgreement } from './repair-verbs.ts'
import { reportToEnd, thereAreTo } from './report.ts'
import { resultParticiple } from './result-participle.ts'
import { rotateList } from './rotate-list.ts'
import type { Operation } from './scene.ts'
import { dropSense, dropSenseAfterAdjective } from './sense.ts'
import { shareLink, shareOwner, shareSubject } from './shared-word.ts'
import { joinAlso, joinThis, splitAtAnd, splitAtSemicolon } from './split-join.ts'
import { splitForReaders } from './split-simple.ts'
import { statementFirst, theReasonIs, usingToFront } from './statement-first.ts'
import { swapActions } from './swap-actions.ts'
import { swapAdjectives } from './swap-adjectives.ts'
import { swapClauses } from './swap-clauses.ts'
import { swapFirstItems } from './swap-first-items.ts'
import { swapNouns } from './swap-nouns.ts'
import { swapAdverbs, swapVerbs } from './swap-words.ts'
import { passiveToActive } from './voice.ts'

/** Every structural operation of English. */
export const OPERATIONS: readonly Operation[] = [
  articleRepair,
  doubledWord,
  baseAfterDid,
  baseAfterModal,
  pronounAgreement,
  pluralAfterMany,
  doubleComparative,
  dropOpener,
  dropIntensifier,
  dropThat,
  dropDoublet,
  dropHollowTail,
  dropFiller,
  dropStageDirection,
  dropEvaluation,
  dropVarious,
  dropManner,
  dropObjectThat,
  dropBoth,
  dropSense,
  dropSenseAfterAdjective,
  dropHollowSentence,
  dropKnownTail,
  dropAlso,
  dropHeldAdverb,
  dropCurrently,
  dropHeldModifier,
  dropSecondPraise,
  dropClauseThat,
  dropObjectThatBeforeNoun,
  reduceAdjectiveRelative,
  reduceLooseRelative,
  shareOwner,
  shareLink,
  shareSubject,
  nounToAction,
  insertThat,
  splitForReaders,
  subordinateToBack,
  subordinateToFront,
  timePhraseToBack,
  timePhraseToFront,
  byPhraseToBack,
  byPhraseToFront,
  adverbToFront,
  adverbToMiddle,
  openerToMiddle,
  openingToBack,
  openingToMiddle,
  asideToMiddle,
  statementFirst,
  theReasonIs,
  usingToFront,
  swapClauses,
  mannerAfterObject,
  closingToFront,
  notOnly,
  whileToBut,
  butToAlthough,
  alsoToEnd,
  placePhraseToBack,
  purposeToBack,
  purposeToFront,
  reportToEnd,
  thereAreTo,
  swapPhrases,
  reasonsWhy,
  reasonIsThat,
  thereAreThat,
  copulaInversion,
  extraposedInfinitive,
  passiveToActive,
  activeToPassive,
  relativeReduction,
  relativeCopula,
  apposedParticiple,
  relativeToParticiple,
  appositive,
  participleToVerb,
  participleToThis,
  resultParticiple,
  splitAtAnd,
  splitAtSemicolon,
  joinThis,
  joinAlso,
  joinHowever,
  swapAdjectives,
  swapFirstItems,
  swapAdverbs,
  swapVerbs,
  rotateList,
  swapActions,
  swapNouns,
  swapPair,
  swapTriad,
  genitive,
  ofGenitive,
  mannerAdverb,
  dashPair,
  dashSingle,
]
