import type { ChangeKind, Reason } from '@redraft/contracts'
import type { Purpose } from './purpose/purpose.ts'
import type { Standing } from './role.ts'

/**
 * One proposed replacement in a text.
 * Offsets are UTF-16 code units of the text it was proposed for; `before` equals that slice.
 */
export interface Edit extends Standing {
  readonly start: number
  readonly end: number
  readonly before: string
  readonly after: string
  /** What sort of edit it is, as shown to users in `changes`. */
  readonly kind: ChangeKind
  /** Why it was made; several where it was composed of several. */
  readonly reasons: readonly Reason[]
  readonly ruleId: string
  /** How far it departs from the source: 1 = hardly noticeable, 10 = bold. */
  readonly strength: number
  /** Estimated chance in [0, 1] that a picky reader calls it clumsy or wrong. */
  readonly risk: number
  /** What it may be good for; what it does serve, once it is weighed (`purpose/weigh.ts`). */
  readonly purposes?: readonly Purpose[]
  /** Extra worth in the eyes of the selector, a weight and nothing else; default 0. */
  readonly gain?: number
}

export function overlaps(
  a: { readonly start: number; readonly end: number },
  b: { readonly start: number; readonly end: number },
): boolean {
  if (a.start === a.end || b.start === b.end) return a.start <= b.end && b.start <= a.end
  return a.start < b.end && b.start < a.end
}

export function byPosition(a: Edit, b: Edit): number {
  return a.start - b.start || a.end - b.end || (a.ruleId < b.ruleId ? -1 : a.ruleId > b.ruleId ? 1 : 0)
}

/**
 * Applies edits to the text they were proposed for.
 * @throws RangeError when two edits overlap or `before` is not what stands there.
 */
export function applyEdits(text: string, edits: readonly Edit[]): string {
  const parts: string[] = []
  let position = 0
  for (const edit of [...edits].sort(byPosition)) {
    if (edit.start < position) throw new RangeError(`overlapping edit ${edit.ruleId}`)
    if (text.slice(edit.start, edit.end) !== edit.before) throw new RangeError(`stale edit ${edit.ruleId}`)
    parts.push(text.slice(position, edit.start), edit.after)
    position = edit.end
  }
  parts.push(text.slice(position))
  return parts.join('')
}

/** Narrows an edit to the part that differs, whole words only in spaced scripts, so that `changes` reads well. */
export function trimEdit(edit: Edit): Edit {
  const { before, after } = edit
  let head = 0
  const shortest = Math.min(before.length, after.length)
  while (head < shortest && before[head] === after[head]) head++
  while (head > 0 && !isCut(before, head, after)) head--
  let tail = 0
  while (tail < shortest - head && before[before.length - 1 - tail] === after[after.length - 1 - tail]) tail++
  while (tail > 0 && !isCut(before, before.length - tail, after, after.length - tail)) tail--
  if (head === 0 && tail === 0) return edit
  return {
    ...edit,
    start: edit.start + head,
    end: edit.end - tail,
    before: before.slice(head, before.length - tail),
    after: after.slice(head, after.length - tail),
  }
}

const WORD_CHAR = /[\p{L}\p{N}\p{M}'’-]/u
const CJK = /[\p{Script=Han}]/u

function isCut(before: string, at: number, after: string, atAfter = at): boolean {
  return isWordBorder(before, at) && isWordBorder(after, atAfter)
}

/** Whether words may begin or end at an offset, by the characters on both sides of it alone. */
export function isWordBorder(text: string, at: number): boolean {
  const left = text[at - 1]
  const right = text[at]
  if (left === undefined || right === undefined) return true
  if (/[\uD800-\uDBFF]/.test(left)) return false
  if (CJK.test(left) || CJK.test(right)) return true
  return !(WORD_CHAR.test(left) && WORD_CHAR.test(right))
}
