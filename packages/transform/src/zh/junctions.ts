import { readAsSimplified } from './script.ts'

/** Faults that show where an edit met its surroundings: doubled particles, marks and words. */
const FAULT =
  /的的|了了|地地|得得|着着|是是|和和|与与|在在|对对|把把|被被|着了|所所|有有|或或|会会|要要|的地|地的|[，。；：、][，。；：、]|^[，。；：、]|的(?:而|但|并|则)(?![且])|(?:更|更加|很|非常|十分|最)(?:更|很|非常|十分|最)|([\u4e00-\u9fff]{2,})[，、]?\1/gu

function countFaults(text: string): number {
  return [...readAsSimplified(text).matchAll(FAULT)].length
}

/** Words that a shorter wording must not happen to spell with its neighbour: 可以是 → 可是, 与平等 → 和平等. */
const ACCIDENTAL = /可是|但凡|要是|可不|和[平解好谐气睦]|与[会其]|及[其时格]|或[许是]/gu

/** Whether an edit spells another word across one of its ends; offsets are within the sentence. */
export function spellsAcross(
  before: string,
  { start, end, after }: { start: number; end: number; after: string },
): boolean {
  const reading = readAsSimplified(before.slice(0, start) + after + before.slice(end))
  const edges = [start, start + after.length]
  return [...reading.matchAll(ACCIDENTAL)].some(({ index, 0: word }) =>
    edges.some((edge) => index < edge && edge < index + word.length),
  )
}

/** Whether an edit of a stretch of text brings in no fault at its edges; both are the sentence around it. */
export function joinsWell(before: string, after: string): boolean {
  return countFaults(after) <= countFaults(before)
}
