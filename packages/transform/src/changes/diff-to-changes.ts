import type { Change, ChangeKind, Language, Reason } from '@redraft/contracts'
import { diffArrays } from 'diff'
import { cutWords } from './cut-words.ts'
import { type Place, toChanges } from './place.ts'

/** What an engine that knows no more can say of a change. */
const REWORDED: Said = { kind: 'rewording', reasons: [{ code: 'said_otherwise' }] }

interface Said {
  readonly kind: ChangeKind
  readonly reasons: readonly Reason[]
}

/** Words that two texts may differ in before what differs is told as one change: the time grows with its square. */
const MOST_EDITS = 4_000

/**
 * What must change in a text to get another, for an engine that answers a text and no edits: whole words in every
 * language, in the order of the output, with offsets as in the contract.
 */
export function diffToChanges(source: string, output: string, language: Language, said = REWORDED): Change[] {
  const words = { source: cutWords(source, language), output: cutWords(output, language) }
  const parts = diffArrays(words.source, words.output, { maxEditLength: MOST_EDITS })
  const hunks = parts === undefined ? [middleOf(words)] : hunksOf(parts)
  return toChanges(
    source,
    output,
    hunks.map((hunk) => ({ ...hunk, ...said })),
  )
}

type Hunk = Pick<Place, 'start' | 'end' | 'from' | 'to'>

/** A space alone keeps two changed words no further apart. */
const GAP = /^[^\S\n]+$/

interface Part {
  readonly value: readonly string[]
  readonly added?: boolean
  readonly removed?: boolean
}

function hunksOf(parts: readonly Part[]): Hunk[] {
  const hunks: Hunk[] = []
  let at = { source: 0, output: 0 }
  let isOpen = false
  for (const [index, { value, added, removed }] of parts.entries()) {
    const { length } = value.join('')
    const isSame = !added && !removed
    const next = { source: at.source + (added ? 0 : length), output: at.output + (removed ? 0 : length) }
    const last = hunks.at(-1)
    const isGap = isSame && index < parts.length - 1 && GAP.test(value.join(''))
    if (isOpen && last !== undefined && (!isSame || isGap))
      hunks[hunks.length - 1] = { ...last, end: next.source, to: next.output }
    else if (!isSame) hunks.push({ start: at.source, end: next.source, from: at.output, to: next.output })
    isOpen = !isSame || (isOpen && isGap)
    at = next
  }
  return hunks
}

/** All that lies between the words that both texts begin and end with. */
function middleOf({ source, output }: { source: readonly string[]; output: readonly string[] }): Hunk {
  const shortest = Math.min(source.length, output.length)
  let head = 0
  while (head < shortest && source[head] === output[head]) head++
  let tail = 0
  while (tail < shortest - head && source.at(-1 - tail) === output.at(-1 - tail)) tail++
  const start = source.slice(0, head).join('').length
  const end = source.slice(0, source.length - tail).join('').length
  return { start, end, from: start, to: output.slice(0, output.length - tail).join('').length }
}
