import { type Gate, sameMultisetGate } from '../../gates/gate.ts'
import { readAsSimplified } from '../script.ts'

/** 十分 and 万分 mean "very". */
const VERY = /十分(?!之|钟|鐘)|[万萬]分(?!之)/gu
/** Numbers written in characters; a lone 一 is grammar more often than a number. */
const NUMERAL =
  /第?[一二三四五六七八九十百千萬万億亿兩两〇零]{2,}|第[一二三四五六七八九十]|[二三四五六七八九十百千萬万億亿兩两]/gu
const MEASURED = /[\d０-９][\d０-９.,%％]*\s*\p{Script=Han}/gu
const LATIN = /[A-Za-zＡ-Ｚａ-ｚ][\w.+-]*/g

/** Numbers in characters stay as they were. */
export const numeralGate: Gate = sameMultisetGate('numerals', (text) =>
  [...readAsSimplified(text).replaceAll(VERY, '').matchAll(NUMERAL)].map((match) => match[0]),
)

/** A number keeps the measure word or unit that follows it. */
export const measureGate: Gate = sameMultisetGate('measure_words', (text) =>
  [...readAsSimplified(text).matchAll(MEASURED)].map((match) => match[0].replaceAll(/\s+/g, '')),
)

/** Latin words in Chinese prose stay as they were. */
export const latinGate: Gate = sameMultisetGate('latin_terms', (text) =>
  [...text.matchAll(LATIN)].map((match) => match[0]),
)
