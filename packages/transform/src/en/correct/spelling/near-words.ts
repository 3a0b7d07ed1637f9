import type { ContextModel } from '../../../language-model/context-model.ts'
import { loadVocabulary } from '../../spelling/load-word-lists.ts'
import { slipCost } from './slip-cost.ts'

export interface NearWord {
  readonly word: string
  readonly cost: number
  /** ln of how often it occurs. */
  readonly frequency: number
}

/** ln of how often a word must occur to be what a writer meant. */
const LEAST_FREQUENT = 3.5
/** A slip must never bring in a denial. */
const DENIES = /^(?:no|nor|non|never|none|without)$/
const MOST_NEAR = 6
/** What a step of the frequency's logarithm is worth, in costs. */
const FREQUENT = 0.12

interface Entry {
  readonly word: string
  readonly letters: number
  readonly frequency: number
}

/** Finds the words that a misspelt one may have been meant to be. Its lists are built at the first call. */
export class NearWords {
  private byLength: Entry[][] | undefined
  private readonly known = new Map<string, readonly NearWord[]>()

  constructor(private readonly model: ContextModel) {}

  /** The likeliest words, best first; takes and gives lower case. */
  find(word: string): readonly NearWord[] {
    const found = this.known.get(word) ?? this.search(word)
    if (this.known.size > 5_000) this.known.clear()
    this.known.set(word, found)
    return found
  }

  private search(word: string): readonly NearWord[] {
    this.byLength ??= this.build()
    const most = word.length <= 4 ? 1.4 : word.length <= 7 ? 2.2 : 3
    const letters = lettersOf(word)
    const near: NearWord[] = []
    for (let length = word.length - 2; length <= word.length + 2; length++)
      for (const entry of this.byLength[length] ?? []) {
        if (bits(entry.letters ^ letters) > 4) continue
        const cost = slipCost(word, entry.word, most)
        if (cost !== Number.POSITIVE_INFINITY)
          near.push({ word: entry.word, cost, frequency: entry.frequency })
      }
    return near.sort((a, b) => worth(b) - worth(a) || (a.word < b.word ? -1 : 1)).slice(0, MOST_NEAR)
  }

  private build(): Entry[][] {
    const byLength: Entry[][] = []
    for (const word of loadVocabulary().listed) {
      const frequency = /^[a-z]{2,}$/.test(word) && !DENIES.test(word) ? this.model.frequency(word) : 0
      if (frequency < LEAST_FREQUENT) continue
      const entries = byLength[word.length] ?? []
      byLength[word.length] = entries
      entries.push({ word, letters: lettersOf(word), frequency })
    }
    return byLength
  }
}

const worth = ({ cost, frequency }: NearWord) => frequency * FREQUENT - cost

function lettersOf(word: string): number {
  let letters = 0
  for (let at = 0; at < word.length; at++) letters |= 1 << (word.charCodeAt(at) - 97)
  return letters
}

function bits(letters: number): number {
  let left = letters
  let count = 0
  for (; left !== 0; left &= left - 1) count++
  return count
}
