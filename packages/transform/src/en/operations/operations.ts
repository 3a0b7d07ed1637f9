import { openerToMiddle } from '../grammar/opener.ts'
import { adverbToFront, adverbToMiddle, alsoToEnd } from './move/adverb.ts'
import { asideToMiddle } from './move/aside-to-middle.ts'
import { closingToFront } from './move/closing.ts'
import { mannerAfterObject } from './move/manner-after-object.ts'
import { byPhraseToBack, byPhraseToFront } from './move/means.ts'
import { openingToBack } from './move/opening-to-back.ts'
import { openingToMiddle } from './move/opening-to-middle.ts'
import { purposeToBack, purposeToFront } from './move/purpose.ts'
import { reportToEnd, thereAreTo } from './move/report.ts'
import { statementFirst, theReasonIs, usingToFront } from './move/statement-first.ts'
import { subordinateToBack, subordinateToFront } from './move/subordinate.ts'
import { placePhraseToBack, timePhraseToBack, timePhraseToFront } from './move/time-and-place.ts'
import { dropCurrently, dropHeldAdverb } from './omit/adverb.ts'
import { dropAlso } from './omit/also.ts'
import { dropBoth } from './omit/both.ts'
import { dropChatSentence, dropColonFrame, dropSimpleColon, dropWhetherOpening } from './omit/chat-frame.ts'
import { dropClauseThat, dropObjectThatBeforeNoun } from './omit/clause-that.ts'
import {
  dropEvaluation,
  dropManner,
  dropObjectThat,
  dropStageDirection,
  dropVarious,
} from './omit/comments.ts'
import { dropDoublet } from './omit/doublets.ts'
import { dropFiller, dropHollowTail, dropIntensifier, dropOpener, dropThat } from './omit/fillers.ts'
import { dropHollowSentence } from './omit/hollow-sentence.ts'
import { insertThat } from './omit/insert-that.ts'
import { dropKnownTail } from './omit/known-tail.ts'
import { dropHeldModifier } from './omit/modifier.ts'
import { dropSecondPraise } from './omit/praise.ts'
import { reduceAdjectiveRelative, reduceLooseRelative } from './omit/reduce-relative.ts'
import { dropSense, dropSenseAfterAdjective } from './omit/sense.ts'
import { shareLink, shareOwner, shareSubject } from './omit/shared-word.ts'
import { trimTriplet } from './omit/triplet.ts'
import { baseAfterModal, doubleComparative, pluralAfterMany, pronounAgreement } from './repair/agreement.ts'
import { articleRepair, baseAfterDid, doubledWord } from './repair/slips.ts'
import type { Operation } from './scene.ts'
import { contrastPair } from './sentences/contrast-pair.ts'
import { dashPair, dashSingle } from './sentences/dash.ts'
import { dashPairOfMany, dashSingleOfMany } from './sentences/dash-of-many.ts'
import { joinHowever } from './sentences/join-however.ts'
import { notOnly } from './sentences/not-only.ts'
import { questionSetUp } from './sentences/question-set-up.ts'
import { splitForReaders } from './sentences/split-for-readers.ts'
import { joinAlso, joinThis, splitAtAnd, splitAtSemicolon } from './sentences/split-join.ts'
import { whileToBut } from './sentences/while-to-but.ts'
import { swapActions } from './swap/actions.ts'
import { swapAdjectives } from './swap/adjectives.ts'
import { swapClauses } from './swap/clauses.ts'
import { swapFirstItems } from './swap/first-items.ts'
import { genitive } from './swap/genitive.ts'
import { swapNouns } from './swap/nouns.ts'
import { ofGenitive } from './swap/of-genitive.ts'
import { swapPair, swapTriad } from './swap/pair.ts'
import { swapPhrases } from './swap/phrases.ts'
import { rotateList } from './swap/rotate-list.ts'
import { swapAdverbs, swapVerbs } from './swap/words.ts'
import { activeToPassive } from './voice/active-to-passive.ts'
import { copulaInversion, extraposedInfinitive, reasonsWhy, thereAreThat } from './voice/existential.ts'
import { mannerAdverb } from './voice/manner-adverb.ts'
import { nounToAction } from './voice/noun-to-action.ts'
import { participleToThis } from './voice/participle-to-this.ts'
import { participleToVerb } from './voice/participle-to-verb.ts'
import { passiveToActive } from './voice/passive-to-active.ts'
import { reasonIsThat } from './voice/reason.ts'
import {
  apposedParticiple,
  appositive,
  relativeCopula,
  relativeReduction,
  relativeToParticiple,
} from './voice/relative.ts'
import { resultParticiple } from './voice/result-participle.ts'

/** Operations that mend a fault and reword nothing. */
export const REPAIRS: readonly Operation[] = [
  articleRepair,
  doubledWord,
  baseAfterDid,
  baseAfterModal,
  doubleComparative,
  pluralAfterMany,
  pronounAgreement,
]

/** Every structural operation of English. */
export const OPERATIONS: readonly Operation[] = [
  articleRepair,
  doubledWord,
  baseAfterDid,
  baseAfterModal,
  pronounAgreement,
  pluralAfterMany,
  doubleComparative,
  dropChatSentence,
  dropColonFrame,
  dropWhetherOpening,
  dropSimpleColon,
  trimTriplet,
  contrastPair,
  questionSetUp,
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
  dashPairOfMany,
  dashSingleOfMany,
  dashPair,
  dashSingle,
]
