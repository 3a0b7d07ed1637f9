import type { TokenRange } from '../features/hash-buffer.ts'
import { createPhraseMatcher } from '../features/phrase-matcher.ts'
import { measurePunctuation, PUNCTUATION_NAMES } from '../features/punctuation-habits.ts'
import { measureRhythm, RHYTHM_NAMES, segmentLengths } from '../features/rhythm.ts'
import { measureRichness, RICHNESS_NAMES } from '../features/richness.ts'
import { CJK, type TokenisedText, WORD } from '../features/tokenise.ts'
import { WORD_LISTS } from './character-groups.ts'
import { COMMONNESS_NAMES, measureCommonness } from './commonness.ts'
import { GROUP_NAMES, GROUPS_BY_CODE } from './shapes.ts'
import { STOCK_PHRASES } from './stock-phrases.ts'

const LIST_NAMES = Object.keys(WORD_LISTS)
const PATTERN_NAMES = [
  'stock_phrase',
  'latin_words',
  'function_share',
  'four_character_clauses',
  'equal_neighbour_clauses',
  'opening_variety',
  'opening_connective',
] as const

/** Names of the values of `measureChineseStyle`, in order. Rates are per 100 ideographs unless named a share. */
export const CHINESE_STYLE_NAMES: readonly string[] = [
  ...RHYTHM_NAMES,
  ...RICHNESS_NAMES,
  ...PUNCTUATION_NAMES,
  ...GROUP_NAMES.map((name) => `characters_${name}`),
  ...LIST_NAMES.map((name) => `words_${name}`),
  ...PATTERN_NAMES,
  ...COMMONNESS_NAMES,
]

export const stockPhraseMatcher = createPhraseMatcher(STOCK_PHRASES.map((group) => group.phrases))
const wordMatcher = createPhraseMatcher(Object.values(WORD_LISTS).map((words) => words.split(' ')))
const CONNECTIVE_LIST = LIST_NAMES.indexOf('connective')

interface Counts {
  readonly groups: number[]
  ideographs: number
  latin: number
  functional: number
}

function countCharacters(tokens: TokenisedText, range: TokenRange): Counts {
  const counts: Counts = {
    groups: new Array<number>(GROUP_NAMES.length).fill(0),
    ideographs: 0,
    latin: 0,
    functional: 0,
  }
  for (let index = range.from; index < range.to; index++) {
    if (tokens.kinds[index] === WORD) counts.latin++
    if (tokens.kinds[index] !== CJK) continue
    counts.ideographs++
    const groups = GROUPS_BY_CODE.get(tokens.ids[index] ?? 0)
    if (groups === undefined) continue
    counts.functional++
    for (const group of groups) counts.groups[group] = (counts.groups[group] ?? 0) + 1
  }
  return counts
}

function measureClauses(tokens: TokenisedText, range: TokenRange): [number, number] {
  const { clauses } = segmentLengths(tokens, range)
  if (clauses.length < 4) return [Number.NaN, Number.NaN]
  let four = 0
  let equal = 0
  for (const [index, length] of clauses.entries()) {
    if (length === 4) four++
    if (index > 0 && length === clauses[index - 1]) equal++
  }
  return [four / clauses.length, equal / (clauses.length - 1)]
}

function measureOpenings(tokens: TokenisedText, range: TokenRange): [number, number] {
  const openings = new Set<number>()
  let sentences = 0
  let connective = 0
  for (const start of tokens.sentences) {
    if (start < range.from || start + 1 >= range.to) continue
    sentences++
    openings.add((tokens.ids[start] ?? 0) * 0x10000 + (tokens.ids[start + 1] ?? 0))
    const [match] = wordMatcher.find(tokens, { from: start, to: Math.min(start + 4, range.to) })
    if (match?.from === start && match.group === CONNECTIVE_LIST) connective++
  }
  if (sentences < 3) return [Number.NaN, Number.NaN]
  return [sentences > 20 ? Number.NaN : openings.size / sentences, connective / sentences]
}

/** Stylometric values of a range of a Chinese text in Simplified form; NaN where it is too short to tell. */
export function measureChineseStyle(tokens: TokenisedText, range: TokenRange): number[] {
  const out: number[] = []
  measureRhythm(tokens, range, { short: 10, long: 60, out })
  measureRichness(tokens, range, out)
  measurePunctuation(tokens, range, out)
  const counts = countCharacters(tokens, range)
  const per = 100 / Math.max(counts.ideographs, 1)
  const lists = new Array<number>(LIST_NAMES.length).fill(0)
  for (const match of wordMatcher.find(tokens, range)) lists[match.group] = (lists[match.group] ?? 0) + 1
  out.push(...counts.groups.map((count) => count * per), ...lists.map((count) => count * per))
  const stock = stockPhraseMatcher.find(tokens, range).length
  out.push(stock * per, counts.latin * per, counts.functional / Math.max(counts.ideographs, 1))
  out.push(...measureClauses(tokens, range), ...measureOpenings(tokens, range))
  measureCommonness(tokens, range, out)
  return out
}
