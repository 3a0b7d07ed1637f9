import { readAsSimplified } from './script.ts'

/** Faults that show where an edit met its surroundings: doubled particles, marks and words. */
const FAULT =
  /的的|了了|地地|得得|着着|是是|和和|与与|在在|对对|把把|被被|着了|所所|有有|或或|会会|要要|的地|地的|[，。；：、][，。；：、]|^[，。；：、]|的(?:而|但|并|则)(?![且])|(?:更|更加|很|非常|十分|最)(?:更|很|非常|十分|最)|([\u4e00-\u9fff]{2,})[，、]?\1/gu

function countFaults(text: string): number {
  return [...readAsSimplified(text).matchAll(FAULT)].length
}

/** Whether an edit of a stretch of text brings in no fault at its edges; both are the sentence around it. */
export function joinsWell(before: string, after: string): boolean {
  return countFaults(after) <= countFaults(before)
}
