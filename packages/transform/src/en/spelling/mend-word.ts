import { anyOf, wordList } from '../../lexicon/load-lists.ts'
import type { Vocabulary } from './load-word-lists.ts'

const LETTERS = [...'abcdefghijklmnopqrstuvwxyz']
const VOWELS = /[aeiouy]/
/** Shorter words have too many neighbours. */
const SHORTEST = 4
/** From here on two slips are looked for, among the commonest words only. */
const SHORTEST_FOR_TWO = 8
const TIER_FOR_TWO = 20
/** A negation without its apostrophe is no slip of the word without it. */
const BARE_NEGATION = new RegExp(`^(${anyOf('en/spelling/mend-word', 'bare-negations')})nt$`)
/** Common in lists, never what a writer of today meant. */
const ARCHAIC = wordList('en/spelling/mend-word', 'archaic')

/** Up to this cost a slip in a word of this length is plain: a very common word with a doubled or wrong vowel letter. */
const PLAIN_COST = 2.6
const SHORTEST_PLAIN = 6

export interface Mending {
  readonly word: string
  /** Certain without looking at the rest of the text. */
  readonly isPlain: boolean
}

interface Candidate {
  readonly word: string
  readonly cost: number
}

/**
 * The word that a misspelt one was meant to be, or undefined where it is known or not certain. A candidate costs its
 * tier plus how unusual the slip is; the best must be clearly ahead of the next. Takes and gives lower case.
 */
export function mendWord(word: string, vocabulary: Vocabulary): Mending | undefined {
  const { tiers } = vocabulary
  if (word.length < SHORTEST || !/^[a-z]+$/.test(word) || isKnown(word, vocabulary)) return undefined
  if (BARE_NEGATION.test(word)) return undefined
  const once = neighbours(word)
  const near = ranked(once, tiers, 35)
  if (near.length > 0) return clearlyBest(near, word.length)
  if (word.length < SHORTEST_FOR_TWO) return undefined
  return clearlyBest(ranked(twoSlipsAway(word, tiers), tiers, TIER_FOR_TWO), word.length)
}

/** The commonest words with the same beginning, two slips away, each at the cost of two ordinary slips. */
function twoSlipsAway(word: string, tiers: ReadonlyMap<string, number>): Map<string, number> {
  const found = new Map<string, number>()
  for (const [other, tier] of tiers) {
    if (tier > TIER_FOR_TWO || other[0] !== word[0] || Math.abs(other.length - word.length) > 2) continue
    if (slipsBetween(word, other) === 2) found.set(other, 3)
  }
  return found
}

/** Slips (one letter more, less or other, or two swapped) between two words: optimal string alignment. */
function slipsBetween(a: string, b: string): number {
  let older: number[] = []
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (let row = 1; row <= a.length; row++) {
    const current = [row]
    for (let column = 1; column <= b.length; column++) {
      const isSame = a[row - 1] === b[column - 1]
      const isSwap = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]
      current[column] = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (isSame ? 0 : 1),
        isSwap ? (older[column - 2] ?? 0) + 1 : Number.POSITIVE_INFINITY,
      )
    }
    older = previous
    previous = current
  }
  return previous[b.length] ?? 0
}

/** In the order of the list: "un" is taken off where "under" would fit too. */
const PREFIX = new RegExp(`^(?:${[...wordList('en/spelling/mend-word', 'prefixes')].join('|')})(?=.{3})`)
const SUFFIX = new RegExp(`${anyOf('en/spelling/mend-word', 'suffixes')}$`)

/** Whether a word in lower case is in the lists, or is a productive derivation that they leave out: `tokenization`, `tokenizing`, `preprocessing`. */
export function isKnown(word: string, { listed, rare }: Vocabulary): boolean {
  const has = (form: string) => listed.has(form) || rare.has(form)
  if (has(word)) return true
  const stem = word.replace(SUFFIX, '')
  const forms = [
    word.replace(PREFIX, ''),
    stem,
    `${stem}e`,
    stem.replace(PREFIX, ''),
    stem.replace(/(.)\1$/, '$1'),
  ]
  return forms.some((form) => form.length >= 4 && form !== word && has(form) && isWholeStem(word, form))
}

/** `learnd` is no derivation of `learn`: what was taken off must be a real ending with its letters. */
function isWholeStem(word: string, form: string): boolean {
  return word.length - form.length >= 2 || word.endsWith('s')
}

function ranked(
  spellings: ReadonlyMap<string, number>,
  tiers: ReadonlyMap<string, number>,
  rarest: number,
): Candidate[] {
  return [...spellings]
    .flatMap(([word, cost]) => {
      const tier = tiers.get(word)
      return tier === undefined || tier > rarest || ARCHAIC.has(word)
        ? []
        : [{ word, cost: cost + tier / 10 }]
    })
    .sort((a, b) => a.cost - b.cost || (a.word < b.word ? -1 : 1))
}

/** How far the best has to be ahead, in the unit of the costs. */
const MARGIN = 0.9

function clearlyBest([best, next]: readonly Candidate[], length: number): Mending | undefined {
  if (best === undefined || (next !== undefined && next.cost - best.cost < MARGIN)) return undefined
  return { word: best.word, isPlain: best.cost <= PLAIN_COST && length >= SHORTEST_PLAIN }
}

function cheapest(pairs: readonly (readonly [string, number])[]): Map<string, number> {
  const costs = new Map<string, number>()
  for (const [word, cost] of pairs) costs.set(word, Math.min(cost, costs.get(word) ?? cost))
  return costs
}

/** Every spelling one slip away, the first letter kept, with the cost of the slip: doubled letters and vowels are likely. */
function neighbours(word: string): Map<string, number> {
  const found: [string, number][] = []
  for (let at = 1; at <= word.length; at++) {
    const [left, right] = [word.slice(0, at), word.slice(at)]
    const [before = '', here = ''] = [word[at - 1], word[at]]
    if (here !== '') found.push([left + right.slice(1), here === before || here === word[at + 1] ? 0.5 : 2])
    if (right.length > 1) found.push([left + (right[1] ?? '') + here + right.slice(2), 1])
    for (const letter of LETTERS) {
      found.push([
        left + letter + right,
        letter === before || letter === here ? 0.5 : VOWELS.test(letter) ? 1 : 1.5,
      ])
      if (here !== '' && letter !== here)
        found.push([left + letter + right.slice(1), VOWELS.test(letter) && VOWELS.test(here) ? 1 : 2.5])
    }
  }
  return cheapest(found.filter(([spelling]) => spelling !== word))
}
