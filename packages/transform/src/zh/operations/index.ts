import { bothAnd, rotateList, swapPair } from './coordination.ts'
import { dropCopula, shortenDeChain, soCalled } from './copula.ts'
import { dropKnownSubject, dropRepeatedSubject, dropThis, mergeSameSubject } from './ellipsis.ts'
import {
  placeAfterSubject,
  placeToFront,
  roleAfterSubject,
  roleToFront,
  timeAfterSubject,
  timeToFront,
  viewerToFront,
} from './fronting.ts'
import {
  causeThenResult,
  circumstanceToWhen,
  connectiveAfterSubject,
  dropConcession,
  dropWhen,
  howeverToQue,
  purposeFirst,
  purposeLast,
  resultWithCause,
} from './linking.ts'
import type { ZhOperation } from './operation.ts'
import { baToJiang, dropBei, dropWith, passiveToActive, provideTo } from './passive.ts'
import { influenceToVerb, meansAfterSubject, swapRelated, takeAs, turnIdentity } from './relations.ts'
import { splitAtSemicolon, splitAtTurn } from './splitting.ts'
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
  causeThenResult,
  resultWithCause,
  dropConcession,
  dropWhen,
  circumstanceToWhen,
  dropCopula,
  soCalled,
  shortenDeChain,
  dropRepeatedSubject,
  dropKnownSubject,
  dropThis,
  mergeSameSubject,
  splitAtSemicolon,
  splitAtTurn,
  swapRelated,
  influenceToVerb,
  turnIdentity,
  takeAs,
  meansAfterSubject,
  rotateList,
  swapPair,
  bothAnd,
  passiveToActive,
  baToJiang,
  dropBei,
  provideTo,
  dropWith,
]
