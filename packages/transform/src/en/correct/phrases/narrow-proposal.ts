import { isWordBorder } from '../../../edit.ts'
import type { Draft } from '../../../operation.ts'

/** A replacement without the words at its edges that it does not change. */
export function narrowProposal({ start, end, after }: Draft, text: string): Draft {
  const before = text.slice(start, end)
  const shortest = Math.min(before.length, after.length)
  let head = 0
  while (head < shortest && before[head] === after[head]) head++
  while (head > 0 && !(isWordBorder(before, head) && isWordBorder(after, head))) head--
  let tail = 0
  const fromEnd = (word: string, count: number) => word.length - count
  while (tail < shortest - head && before[fromEnd(before, tail + 1)] === after[fromEnd(after, tail + 1)])
    tail++
  while (
    tail > 0 &&
    !(isWordBorder(before, fromEnd(before, tail)) && isWordBorder(after, fromEnd(after, tail)))
  )
    tail--
  return { start: start + head, end: end - tail, after: after.slice(head, after.length - tail) }
}
