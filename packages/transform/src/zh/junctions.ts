import { anyOf } from '../lexicon/load-lists.ts'
import { readAsSimplified } from './script.ts'

/** Faults that show where an edit met its surroundings: doubled particles, marks and words. */
const FAULT = new RegExp(
  String.raw`${anyOf('zh/junctions', 'doubled')}|[，。；：、][，。；：、]|^[，。；：、]|的(?:而|但|并|则)(?![且])|(?:更|更加|很|非常|十分|最)(?:更|很|非常|十分|最)|([\u4e00-\u9fff]{2,})[，、]?\1`,
  'gu',
)

function countFaults(text: string): number {
  return [...readAsSimplified(text).matchAll(FAULT)].length
}

/** Words that a shorter wording must not happen to spell with its neighbour: 可以是 → 可是, 与平等 → 和平等. */
const ACCIDENTAL = /可是|但凡|要是|可不|和[平解好谐气睦]|与[会其]|及[其时格]|或[许是]/gu

/** A replacement of [start, end) of a sentence. */
interface Junction {
  readonly start: number
  readonly end: number
  readonly after: string
}

/** How far an edit is looked around, in UTF-16 units: all of a sentence that anybody wrote, part of an endless one. */
const REACH = 200

/** Whether an edit spells another word across one of its ends; offsets are within the sentence. */
export function spellsAcross(sentence: string, { start, end, after }: Junction): boolean {
  const left = sentence.slice(Math.max(0, start - REACH), start)
  const reading = readAsSimplified(left + after + sentence.slice(end, end + REACH))
  const edges = [left.length, left.length + after.length]
  return [...reading.matchAll(ACCIDENTAL)].some(({ index, 0: word }) =>
    edges.some((edge) => index < edge && edge < index + word.length),
  )
}

/** Whether an edit of a stretch of text brings in no fault at its edges; both are the sentence around it. */
export function joinsWell(before: string, after: string): boolean {
  return countFaults(after) <= countFaults(before)
}

/** The same for an edit of a sentence; offsets are within it. */
export function joinsIn(sentence: string, { start, end, after }: Junction): boolean {
  const left = sentence.slice(Math.max(0, start - REACH), start)
  const right = sentence.slice(end, end + REACH)
  return joinsWell(left + sentence.slice(start, end) + right, left + after + right)
}
