import { NEVER_FINAL, NEVER_FINAL_BEFORE_NUMBER, SELDOM_FINAL, SENTENCE_OPENERS } from './abbreviations.ts'
import type { Ending } from './terminator.ts'

/** The surroundings of a possible sentence end. */
export interface EndingScene {
  readonly text: string
  /** Where the sentence and the block it is in begin and end. */
  readonly sentenceStart: number
  readonly blockEnd: number
  readonly ending: Ending
  /** The text hardly ever capitalises, so a small letter may open a sentence. */
  readonly lowerCased: boolean
}

const MAX_WORD = 30
const LAST_WORD = /[\p{L}\p{N}.'’&-]+$/u
const OPENING = /^[\s"'“‘«「『（([*_`《【]*/u
const FIRST_WORD = /^[\p{L}\p{N}'’]+/u
const ENUMERATOR = /^[\s"'“‘([*_]*(?:\d{1,3}(?:\.\d{1,3})*|[A-Za-z]|[ivxIVX]{1,5})$/u
const HAN_OR_KANA = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const CONTINUES = /^[,;:，；：、。.!?)\]）」』”]/u
const INITIAL = /^\p{Lu}$/u
const ACRONYM = /^(?:\p{L}\.)+\p{L}$/u

function readNext(text: string, from: number, blockEnd: number): { gap: string; word: string } {
  const rest = text.slice(from, Math.min(blockEnd, from + 2 * MAX_WORD))
  const gap = OPENING.exec(rest)?.[0] ?? ''
  return { gap, word: FIRST_WORD.exec(rest.slice(gap.length))?.[0] ?? rest.charAt(gap.length) }
}

function isOpener(word: string): boolean {
  return /^\p{Lu}/u.test(word) && SENTENCE_OPENERS.has(word.toLowerCase())
}

/** Whether the word before a single period is an abbreviation that goes on. */
function isAbbreviation(word: string, next: string): boolean {
  const key = word.toLowerCase()
  if (NEVER_FINAL.has(key)) return true
  if (NEVER_FINAL_BEFORE_NUMBER.has(key) && /^(?:\d|[IVX]+$)/.test(next)) return true
  if (SELDOM_FINAL.has(key) || (ACRONYM.test(word) && key !== 'a.m' && key !== 'p.m')) return !isOpener(next)
  return INITIAL.test(word) && !isOpener(next)
}

function goesOnAfterPeriod(scene: EndingScene, next: string): boolean {
  const { text, sentenceStart, ending } = scene
  const before = text.slice(Math.max(sentenceStart, ending.at - MAX_WORD), ending.at)
  if (ending.at - sentenceStart < 12 && ENUMERATOR.test(before)) return true
  if (ending.closed) return false
  return isAbbreviation(LAST_WORD.exec(before)?.[0] ?? '', next)
}

/** `cities.It found`: a lost space between two sentences, as text copied from a page has it. */
function isGlued({ text, sentenceStart, ending }: EndingScene, next: string): boolean {
  const before = text.slice(Math.max(sentenceStart, ending.at - MAX_WORD), ending.at)
  const plainWord = /(?:^|[\s,;'"“‘(])\p{Ll}{3,}$/u.test(before)
  return plainWord && /^\p{Lu}\p{Ll}*$/u.test(next) && (next.length > 1 || next === 'I' || next === 'A')
}

function isChineseEnd({ text, blockEnd, ending }: EndingScene): boolean {
  const rest = text.slice(ending.end, Math.min(blockEnd, ending.end + 4)).trimStart()
  return !/^[，、；：,;:）)》」』”]/u.test(rest)
}

/**
 * Decides whether the marks read at a place end the sentence: abbreviations, initials, numbers, list numbers
 * and marks before a small letter do not.
 */
export function isSentenceEnd(scene: EndingScene): boolean {
  const { text, blockEnd, ending, lowerCased } = scene
  if (ending.end >= blockEnd) return true
  if (ending.chinese) return isChineseEnd(scene)
  const { gap, word } = readNext(text, ending.end, blockEnd)
  const spaced = /^\s/.test(text.charAt(ending.end))
  const afterHan = HAN_OR_KANA.test(text.charAt(ending.at - 1))
  if (!spaced && !(afterHan && HAN_OR_KANA.test(word)))
    return isGlued(scene, word) && /^\s/.test(text.charAt(ending.end + gap.length + word.length))
  if (CONTINUES.test(gap.trimStart() + word)) return false
  if (ending.marks === '.' && goesOnAfterPeriod(scene, word)) return false
  if (!/^\p{Ll}/u.test(word)) return true
  if (/^\p{Ll}{1,2}\p{Lu}/u.test(word)) return true
  if (lowerCased) return !/[…]|\.\./.test(ending.marks)
  return /[!?]/.test(ending.marks) && !ending.closed && SENTENCE_OPENERS.has(word)
}
