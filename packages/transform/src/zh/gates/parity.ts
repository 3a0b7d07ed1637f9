import { type Gate, sameMultisetGate } from '../../gates/gate.ts'
import { readAsSimplified } from '../script.ts'

/** Words that hold 不 and deny nothing: 不仅, 不但, 不断, 不同 (not 不同意), 不久, 不少 (not 不少于), 不过 that opens a clause. */
const AFFIRMING =
  /不(?:仅|但(?!心)|只(?!能|可|准|许)|单(?![一独纯调薄])|断|同(?![意情步])|久|少(?![于了得见]))|(?<![^，。；！？\s])不过(?![于多度问分高低])/gu
/** 无论 denies nothing, and what set phrases deny is doubt: the rest is asserted with them or without. */
const ASSURING = /无论|毫无疑问|毋庸置疑|无可否认|不难(?:看出|发现)|不得不(?:说|承认)(?=，)/gu
/** Characters that deny; 非常, 非洲 and 未来 only contain one by accident. */
const NEGATION = /不|没|未(?!来(?!得及))|无|勿|非(?!常|洲)|莫(?=不|非)/gu

/** Words of possibility, obligation and permission; each group is interchangeable within itself only. */
const MODALITY: readonly (readonly [string, RegExp])[] = [
  ['possible', /(?<!尽)可能|或许|也许|兴许/gu],
  ['must', /必须/gu],
  ['need', /务必|必需/gu],
  ['should', /应该|应当|(?<![反适供对相响回呼效顺感理])应(?![用对急变聘届试邀运答付激力接声])/gu],
  ['forbidden', /禁止|严禁|切忌/gu],
  ['only', /只能|唯有|只有/gu],
]

/** A sentence denies exactly what it denied: every negating character occurs as often as before. */
export const negationGate: Gate = sameMultisetGate('negation', (text) =>
  [...readAsSimplified(text).replaceAll(ASSURING, '').replaceAll(AFFIRMING, '').matchAll(NEGATION)].map(
    (match) => match[0],
  ),
)

/** What was possible, due or forbidden stays so: modal words occur as often as before. */
export const modalityGate: Gate = sameMultisetGate('modality', (text) => {
  const reading = readAsSimplified(text)
  return MODALITY.flatMap(([name, pattern]) => [...reading.matchAll(pattern)].map(() => name))
})
