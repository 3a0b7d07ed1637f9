import { type ContextWords, countedWords, hashOfWord } from './context-words.ts'
import { type CountTable, hashNgram, hashWord, lookUp } from './count-table.ts'

/** Words on each side of a change that the counts can see. */
const REACH = 3
/** Weight of a step back to a shorter n-gram (Brants et al. 2007). */
const BACKOFF = Math.log(0.4)
const ORDERS = [2, 3, 4] as const

/** How well a stretch of words fits in its place. */
export interface Fit {
  /** Sum of ln probabilities (stupid backoff) of its words and of those after it that see it. */
  readonly score: number
  /** For 2-, 3- and 4-grams that touch it: mean of ln(1 + count), and the share of them that never occur. */
  readonly support: readonly number[]
  readonly unseen: readonly number[]
  /** ln of how often its rarest word occurs; 0 for one that never does. */
  readonly rarest: number
  readonly words: number
}

export interface ContextModel {
  /** How [start, end) of a sentence fits as it stands, and with `after` in its place. */
  compare(sentence: ContextWords, edit: { start: number; end: number; after: string }): readonly [Fit, Fit]
  /** ln of how often a word or phrase in lower case occurs, 0 for never. */
  frequency(phrase: string): number
}

export function createContextModel(table: CountTable): ContextModel {
  const floor = Math.log(0.3 / table.total)
  const logTotal = Math.log(table.total)
  const logCount = (words: Uint32Array, from: number, to: number) => lookUp(table, hashNgram(words, from, to))

  const wordScore = (words: Uint32Array, at: number): number => {
    let penalty = 0
    for (let size = Math.min(REACH + 1, at + 1); size > 1; size--, penalty += BACKOFF) {
      const whole = logCount(words, at - size + 1, at + 1)
      if (whole === undefined) continue
      const context = logCount(words, at - size + 1, at)
      if (context !== undefined) return penalty + Math.min(0, whole - context)
    }
    const alone = logCount(words, at, at + 1)
    return penalty + (alone === undefined ? floor : alone - logTotal)
  }

  const fit = (words: Uint32Array, from: number, to: number): Fit => {
    let score = 0
    for (let at = Math.max(1, from); at < Math.min(words.length, to + REACH); at++)
      score += wordScore(words, at)
    const support: number[] = []
    const unseen: number[] = []
    for (const order of ORDERS) {
      let sum = 0
      let none = 0
      let windows = 0
      // An empty stretch is touched by the windows that span the gap.
      const last = to > from ? to - 1 : from - 1
      for (let at = Math.max(0, from - order + 1); at <= last && at + order <= words.length; at++) {
        if (to === from && at + order <= from) continue
        const count = logCount(words, at, at + order)
        windows++
        if (count === undefined) none++
        else sum += Math.log1p(Math.exp(count))
      }
      support.push(sum / Math.max(1, windows))
      unseen.push(none / Math.max(1, windows))
    }
    let rarest = from === to ? 10 : Number.POSITIVE_INFINITY
    for (let at = from; at < to; at++) rarest = Math.min(rarest, logCount(words, at, at + 1) ?? 0)
    return { score, support, unseen, rarest, words: to - from }
  }

  /** What was asked last: many exchanges of one stretch are tried one after another. */
  let latest:
    | { readonly hashes: Uint32Array; readonly from: number; readonly to: number; readonly fit: Fit }
    | undefined

  return {
    compare(sentence, { start, end, after }) {
      const { starts, ends, text, hashes } = sentence
      let from = 0
      while (from < ends.length && (ends[from] ?? 0) <= start) from++
      // An edit that begins inside a word or right behind it takes the word with it.
      if (from > 0 && ends[from - 1] === start && isJoined(after[0] ?? text[end])) from--
      let to = from
      while (to < starts.length && (starts[to] ?? 0) < end) to++
      if (to < starts.length && starts[to] === end && isJoined(after.at(-1) ?? text[start - 1])) to++
      const left = to > from ? text.slice(Math.min(starts[from] ?? start, start), start) : ''
      const right = to > from ? text.slice(end, Math.max(ends[to - 1] ?? end, end)) : ''
      const changed = countedWords(left + after + right)
      const head = Math.max(0, from + 1 - REACH)
      const tail = Math.min(hashes.length, to + 1 + REACH)
      const before = hashes.slice(head, tail)
      const next = new Uint32Array(from + 1 - head + changed.length + tail - to - 1)
      next.set(hashes.subarray(head, from + 1))
      for (const [at, word] of changed.entries()) next[from + 1 - head + at] = hashOfWord(word)
      next.set(hashes.subarray(to + 1, tail), from + 1 - head + changed.length)
      const at = from + 1 - head
      if (latest?.hashes !== hashes || latest.from !== from || latest.to !== to)
        latest = { hashes, from, to, fit: fit(before, at, at + to - from) }
      return [latest.fit, fit(next, at, at + changed.length)]
    },
    frequency(phrase) {
      const words = Uint32Array.from(phrase.split(' '), hashWord)
      return logCount(words, 0, words.length) ?? 0
    },
  }
}

function isJoined(letter: string | undefined): boolean {
  return letter !== undefined && /[\p{L}\p{N}'’-]/u.test(letter)
}
