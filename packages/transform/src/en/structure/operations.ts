import { whileToBut } from './contrast.ts'
import { genitive, swapPair, swapTriad } from './coordination.ts'
import { dashPair, dashSingle } from './dash.ts'
import { copulaInversion, extraposedInfinitive, reasonsWhy, thereAreThat } from './existential.ts'
import { mannerAdverb } from './manner.ts'
import { adverbToFront, adverbToMiddle, alsoToEnd } from './move-adverb.ts'
import { placePhraseToBack, timePhraseToBack, timePhraseToFront } from './move-adverbial.ts'
import { byPhraseToBack, byPhraseToFront } from './move-means.ts'
import { purposeToBack, purposeToFront } from './move-purpose.ts'
import { subordinateToBack, subordinateToFront } from './move-subordinate.ts'
import { openerToMiddle } from './opener.ts'
import { swapPhrases } from './phrase-pair.ts'
import { reasonIsThat } from './reason.ts'
import { appositive, relativeReduction, relativeToParticiple } from './relative.ts'
import { articleRepair, baseAfterDid, doubledWord } from './repair.ts'
import { reportToEnd, thereAreTo } from './report.ts'
import { resultParticiple } from './result-participle.ts'
import type { Operation } from './scene.ts'
import { joinAlso, joinThis, splitAtAnd, splitAtSemicolon } from './split-join.ts'
import { passiveToActive } from './voice.ts'

/** Every structural operation of English. */
export const OPERATIONS: readonly Operation[] = [
  articleRepair,
  doubledWord,
  baseAfterDid,
  subordinateToBack,
  subordinateToFront,
  timePhraseToBack,
  timePhraseToFront,
  byPhraseToBack,
  byPhraseToFront,
  adverbToFront,
  adverbToMiddle,
  openerToMiddle,
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
  relativeReduction,
  relativeToParticiple,
  appositive,
  resultParticiple,
  splitAtAnd,
  splitAtSemicolon,
  joinThis,
  joinAlso,
  swapPair,
  swapTriad,
  genitive,
  mannerAdverb,
  dashPair,
  dashSingle,
]
