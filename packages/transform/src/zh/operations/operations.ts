import {
  causeThenResult,
  purposeFirst,
  purposeLast,
  resultWithCause,
  swapStatements,
} from './move/clause-order.ts'
import {
  alongAfterSubject,
  exceptAfterSubject,
  ifAfterSubject,
  onlyIf,
  settingAfterSubject,
} from './move/conditions.ts'
import {
  placeAfterSubject,
  placeToFront,
  roleAfterSubject,
  roleToFront,
  timeAfterSubject,
  timeToFront,
  viewerToFront,
} from './move/fronting.ts'
import {
  besidesToAlso,
  circumstanceToWhen,
  connectiveAfterSubject,
  dropConcession,
  dropWhen,
  howeverToQue,
} from './move/linking.ts'
import { dropCopula, shortenDeChain, soCalled } from './omit/copula.ts'
import { dropKnownSubject, dropRepeatedSubject, dropThis, mergeSameSubject } from './omit/ellipsis.ts'
import { dropOffer } from './omit/offers.ts'
import { dropCourtesy, dropDeInCompound } from './omit/trimming.ts'
import { dropWhichever } from './omit/whichever.ts'
import type { ZhOperation } from './operation.ts'
import { splitAtSemicolon, splitAtTurn, splitForSimple } from './sentences/splitting.ts'
import { swapActs } from './swap/acts.ts'
import { aimFirst, swapGains } from './swap/aims.ts'
import { turnComparison } from './swap/compare.ts'
import { butNot, causeLast, turnEven } from './swap/contrast.ts'
import { swapCoordinated } from './swap/coordination.ts'
import { swapEchoes, swapEither, swapNotOnly } from './swap/echo.ts'
import { swapEvenPair } from './swap/even-pair.ts'
import { turnInnerList } from './swap/inner-list.ts'
import { turnMarkedList } from './swap/marked-list.ts'
import { bothAnd } from './swap/pair.ts'
import { swapStates } from './swap/parallel.ts'
import { swapPoints } from './swap/points.ts'
import { swapVerbs } from './swap/verb-pair.ts'
import { baToJiang, dropBei, dropWith, passiveToActive, provideTo } from './voice/passive.ts'
import { influenceToVerb, meansAfterSubject, swapRelated, takeAs, turnIdentity } from './voice/relations.ts'
import { meritFirst, reasonIs, thisMakes, underInfluence } from './voice/statements.ts'
import {
  causativeToVerb,
  directVerb,
  dropDeBeforeVerb,
  dropDui,
  nounToVerb,
  realiseToVerb,
} from './voice/verbs.ts'

/** Every structural operation, in the order in which ties are broken. */
export const ZH_OPERATIONS: readonly ZhOperation[] = [
  directVerb,
  causativeToVerb,
  nounToVerb,
  realiseToVerb,
  dropDeBeforeVerb,
  dropDui,
  placeToFront,
  placeAfterSubject,
  timeToFront,
  timeAfterSubject,
  roleToFront,
  roleAfterSubject,
  viewerToFront,
  connectiveAfterSubject,
  howeverToQue,
  besidesToAlso,
  purposeLast,
  purposeFirst,
  aimFirst,
  causeThenResult,
  resultWithCause,
  swapStatements,
  swapPoints,
  dropConcession,
  dropWhen,
  circumstanceToWhen,
  dropCopula,
  soCalled,
  shortenDeChain,
  dropDeInCompound,
  dropCourtesy,
  dropOffer,
  dropWhichever,
  dropRepeatedSubject,
  dropKnownSubject,
  dropThis,
  mergeSameSubject,
  splitAtSemicolon,
  splitAtTurn,
  splitForSimple,
  onlyIf,
  ifAfterSubject,
  settingAfterSubject,
  exceptAfterSubject,
  alongAfterSubject,
  thisMakes,
  meritFirst,
  underInfluence,
  reasonIs,
  swapRelated,
  influenceToVerb,
  turnIdentity,
  takeAs,
  meansAfterSubject,
  swapActs,
  swapCoordinated,
  swapEvenPair,
  swapVerbs,
  turnComparison,
  turnInnerList,
  turnMarkedList,
  swapStates,
  swapEchoes,
  swapEither,
  swapNotOnly,
  swapGains,
  butNot,
  turnEven,
  causeLast,
  bothAnd,
  passiveToActive,
  baToJiang,
  dropBei,
  provideTo,
  dropWith,
]
