import { swapActs } from './acts.ts'
import { aimFirst, swapGains } from './aims.ts'
import {
  causeThenResult,
  purposeFirst,
  purposeLast,
  resultWithCause,
  swapStatements,
} from './clause-order.ts'
import { turnComparison } from './compare.ts'
import {
  alongAfterSubject,
  exceptAfterSubject,
  ifAfterSubject,
  onlyIf,
  settingAfterSubject,
} from './conditions.ts'
import { butNot, causeLast, turnEven } from './contrast.ts'
import { swapCoordinated } from './coordination.ts'
import { dropCopula, shortenDeChain, soCalled } from './copula.ts'
import { swapEchoes, swapEither, swapNotOnly } from './echo.ts'
import { dropKnownSubject, dropRepeatedSubject, dropThis, mergeSameSubject } from './ellipsis.ts'
import { swapEvenPair } from './even-pair.ts'
import {
  placeAfterSubject,
  placeToFront,
  roleAfterSubject,
  roleToFront,
  timeAfterSubject,
  timeToFront,
  viewerToFront,
} from './fronting.ts'
import { turnInnerList } from './inner-list.ts'
import {
  circumstanceToWhen,
  connectiveAfterSubject,
  dropConcession,
  dropWhen,
  howeverToQue,
} from './linking.ts'
import { turnMarkedList } from './marked-list.ts'
import type { ZhOperation } from './operation.ts'
import { swapStates } from './parallel.ts'
import { baToJiang, dropBei, dropWith, passiveToActive, provideTo } from './passive.ts'
import { swapPoints } from './points.ts'
import { influenceToVerb, meansAfterSubject, swapRelated, takeAs, turnIdentity } from './relations.ts'
import { rotateList } from './rotate-list.ts'
import { swapSeries } from './series.ts'
import { splitAtSemicolon, splitAtTurn, splitForSimple } from './splitting.ts'
import { meritFirst, reasonIs, thisMakes, underInfluence } from './statements.ts'
import { bothAnd, swapPair } from './swap-pair.ts'
import { dropCourtesy, dropDeInCompound } from './trimming.ts'
import { swapVerbs } from './verb-pair.ts'
import { causativeToVerb, directVerb, dropDeBeforeVerb, dropDui, nounToVerb, realiseToVerb } from './verbs.ts'

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
  rotateList,
  swapPair,
  swapCoordinated,
  swapEvenPair,
  swapVerbs,
  turnComparison,
  turnInnerList,
  turnMarkedList,
  swapStates,
  swapSeries,
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
