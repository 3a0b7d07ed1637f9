import type { TokenRange } from '../features/hash-buffer.ts'
import { createPhraseMatcher } from '../features/phrase-matcher.ts'
import { measurePunctuation, PUNCTUATION_NAMES } from '../features/punctuation-habits.ts'
import { measureRhythm, RHYTHM_NAMES } from '../features/rhythm.ts'
import { measureRichness, RICHNESS_NAMES } from '../features/richness.ts'
import { PUNCTUATION, type TokenisedText, WORD, wordId } from '../features/tokenise.ts'
import { COMMONNESS_NAMES, measureCommonness } from './commonness.ts'
import { GROUP_BY_ID, GROUP_NAMES, symbolOfSuffix } from './shapes.ts'
import { STOCK_PHRASES } from './stock-phrases.ts'
import { INFLATED_WORDS } from './word-groups.ts'

const SUFFIX_COUNTS = [
  'ly',
  'ing',
  'ed',
  's',
  'tion',
  'ation',
  'ity',
  'ness',
  'ment',
  'ive',
  'ous',
  'al',
] as const
const WORD_NAMES = [
  'word_length',
  'word_length_spread',
  'short_words',
  'long_words',
  'very_long_words',
  'syllables',
] as const
const PATTERN_NAMES = [
  'contractions',
  'inflated_words',
  'stock_phrase',
  'comma_participle',
  'comma_and',
  'paired_content',
  'opening_connective',
  'opening_pronoun',
  'opening_article',
  'opening_participle',
  'opening_variety',
] as const

/** Names of the values of `measureEnglishStyle`, in order. Rates are per 100 words unless named a share. */
export const ENGLISH_STYLE_NAMES: readonly string[] = [
  ...RHYTHM_NAMES,
  ...RICHNESS_NAMES,
  ...PUNCTUATION_NAMES,
  ...GROUP_NAMES.map((name) => `words_${name}`),
  ...SUFFIX_COUNTS.map((suffix) => `suffix_${suffix}`),
  ...WORD_NAMES,
  ...PATTERN_NAMES,
  ...COMMONNESS_NAMES,
]

const INFLATED = new Set(INFLATED_WORDS.split(' ').map(wordId))
export const stockPhraseMatcher = createPhraseMatcher(STOCK_PHRASES.map((group) => group.phrases))
const SUFFIX_INDEX = new Map(SUFFIX_COUNTS.map((suffix, index) => [symbolOfSuffix(suffix), index]))
const CONNECTIVE_GROUP = GROUP_NAMES.indexOf('connective')
const PRONOUN_GROUPS = new Set(
  ['firstPerson', 'firstPlural', 'secondPerson', 'thirdPerson', 'it'].map((name) =>
    GROUP_NAMES.indexOf(name),
  ),
)
const ARTICLE_GROUP = GROUP_NAMES.indexOf('article')
const AND = wordId('and')
const COMMA = 44
const ING = symbolOfSuffix('ing')

function countGroups(tokens: TokenisedText, range: TokenRange, per: number): number[] {
  const counts = new Array<number>(GROUP_NAMES.length).fill(0)
  for (let index = range.from; index < range.to; index++) {
    const group = GROUP_BY_ID.get(tokens.ids[index] ?? 0)
    if (group !== undefined) counts[group] = (counts[group] ?? 0) + per
  }
  return counts
}

/** Vowel groups as an estimate of syllables, a silent final "e" left out. */
function syllables(text: string, start: number, end: number): number {
  let groups = 0
  let inVowel = false
  for (let index = start; index < end; index++) {
    const code = text.charCodeAt(index)
    const vowel = code === 97 || code === 101 || code === 105 || code === 111 || code === 117 || code === 121
    if (vowel && !inVowel && !(code === 101 && index === end - 1 && groups > 0)) groups++
    inVowel = vowel
  }
  return Math.max(groups, 1)
}

function measureWords(tokens: TokenisedText, range: TokenRange): { words: number; values: number[] } {
  const totals = { words: 0, letters: 0, squares: 0, short: 0, long: 0, veryLong: 0, syllables: 0 }
  for (let index = range.from; index < range.to; index++) {
    if (tokens.kinds[index] !== WORD) continue
    const start = tokens.starts[index] ?? 0
    const end = tokens.ends[index] ?? 0
    const length = Math.min(end - start, 24)
    totals.words++
    totals.letters += length
    totals.squares += length * length
    if (length <= 3) totals.short++
    if (length >= 7) totals.long++
    if (length >= 10) totals.veryLong++
    totals.syllables += syllables(tokens.text, start, Math.min(end, start + 24))
  }
  const words = Math.max(totals.words, 1)
  const mean = totals.letters / words
  return {
    words,
    values: [
      mean,
      Math.sqrt(Math.max(totals.squares / words - mean * mean, 0)),
      totals.short / words,
      totals.long / words,
      totals.veryLong / words,
      totals.syllables / words,
    ],
  }
}

function countSuffixes(shapes: Int32Array, range: TokenRange, per: number): number[] {
  const counts = new Array<number>(SUFFIX_COUNTS.length).fill(0)
  for (let index = range.from; index < range.to; index++) {
    const suffix = SUFFIX_INDEX.get(shapes[index] ?? 0)
    if (suffix !== undefined) counts[suffix] = (counts[suffix] ?? 0) + per
  }
  return counts
}

function measureOpenings(tokens: TokenisedText, shapes: Int32Array, range: TokenRange): number[] {
  const counts = { sentences: 0, connective: 0, pronoun: 0, article: 0, participle: 0 }
  const firstWords = new Set<number>()
  for (const start of tokens.sentences) {
    if (start < range.from || start >= range.to) continue
    const first = tokens.kinds[start] === PUNCTUATION ? start + 1 : start
    const group = GROUP_BY_ID.get(tokens.ids[first] ?? 0)
    counts.sentences++
    firstWords.add(tokens.ids[first] ?? 0)
    if (group === CONNECTIVE_GROUP) counts.connective++
    if (group !== undefined && PRONOUN_GROUPS.has(group)) counts.pronoun++
    if (group === ARTICLE_GROUP) counts.article++
    if (shapes[first] === ING) counts.participle++
  }
  const { sentences } = counts
  if (sentences < 3) return [Number.NaN, Number.NaN, Number.NaN, Number.NaN, Number.NaN]
  const variety = sentences > 20 ? Number.NaN : firstWords.size / sentences
  return [counts.connective, counts.pronoun, counts.article, counts.participle]
    .map((n) => n / sentences)
    .concat(variety)
}

function hasApostrophe(tokens: TokenisedText, index: number): boolean {
  const end = tokens.ends[index] ?? 0
  for (let at = tokens.starts[index] ?? 0; at < end; at++) if (tokens.text.charCodeAt(at) === 39) return true
  return false
}

function measurePatterns(
  tokens: TokenisedText,
  shapes: Int32Array,
  range: TokenRange,
  per: number,
): number[] {
  const counts = { contractions: 0, inflated: 0, participle: 0, commaAnd: 0, paired: 0 }
  for (let index = range.from; index < range.to; index++) {
    const id = tokens.ids[index] ?? 0
    if (tokens.kinds[index] === WORD && hasApostrophe(tokens, index)) counts.contractions++
    if (INFLATED.has(id)) counts.inflated++
    if (id === COMMA && shapes[index + 1] === ING) counts.participle++
    if (id === COMMA && tokens.ids[index + 1] === AND) counts.commaAnd++
    if (
      id === AND &&
      index > range.from &&
      (shapes[index - 1] ?? 0) >= 0x20000 &&
      shapes[index - 1] === shapes[index + 1]
    ) {
      counts.paired++
    }
  }
  const stock = stockPhraseMatcher.find(tokens, range).length
  return [counts.contractions, counts.inflated, stock, counts.participle, counts.commaAnd, counts.paired].map(
    (n) => n * per,
  )
}

/** Stylometric values of a range of an English text; NaN where the range is too short to tell. */
export function measureEnglishStyle(tokens: TokenisedText, shapes: Int32Array, range: TokenRange): number[] {
  const out: number[] = []
  measureRhythm(tokens, range, { short: 8, long: 28, out })
  measureRichness(tokens, range, out)
  measurePunctuation(tokens, range, out)
  const { words, values } = measureWords(tokens, range)
  const per = 100 / words
  out.push(...countGroups(tokens, range, per), ...countSuffixes(shapes, range, per), ...values)
  out.push(...measurePatterns(tokens, shapes, range, per), ...measureOpenings(tokens, shapes, range))
  measureCommonness(tokens, range, out)
  return out
}
