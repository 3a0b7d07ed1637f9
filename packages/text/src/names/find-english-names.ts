import { SENTENCE_OPENERS } from '../sentences/abbreviations.ts'
import { segmentSentences } from '../sentences/segment-sentences.ts'
import type { Span } from '../span.ts'
import { type CapitalWord, readWords } from './capital-words.ts'

const ACRONYM = /^(?=[A-Z\d&-]*[A-Z][A-Z\d&-]*[A-Z])[A-Z][A-Z\d&-]+s?$/
const INNER_CAPITAL = /\p{Ll}\p{Lu}|^\p{Lu}{2,}\p{Ll}{2}/u
const PRONOUN = /^I(?:['’](?:m|d|ll|ve|s))?$/
const TITLE = /^(?:Dr|Mr|Mrs|Ms|Prof|Professor|President|Sir|Lord|Lady|King|Queen|St|Saint|Judge|Senator)$/
const CONNECTOR = new Set([
  'of',
  'the',
  'for',
  'de',
  'la',
  'del',
  'da',
  'di',
  'du',
  'van',
  'von',
  'der',
  'den',
  'bin',
  'al',
])
const SHOUTED = new Set([
  'not',
  'very',
  'never',
  'always',
  'must',
  'only',
  'can',
  'will',
  'do',
  'is',
  'are',
  'was',
  'really',
  'ok',
  'any',
  'was',
  'were',
  'should',
  'more',
  'too',
  'be',
  'am',
  'me',
  'us',
])
const MAX_CONNECTORS = 2
// Above this share of capitals a sentence shouts or is a title, and capitals say nothing.
const SHOUTING_SHARE = 0.6

type NameTest = (word: CapitalWord) => boolean

function isPlainWord({ word }: CapitalWord): boolean {
  const lower = word.toLowerCase()
  return (
    PRONOUN.test(word) || SENTENCE_OPENERS.has(lower) || SHOUTED.has(lower) || /^\p{Lu}\p{Ll}+ly$/u.test(word)
  )
}

/** Words that keep their capital inside sentences and never stand without it. */
function learnNames(words: readonly CapitalWord[]): ReadonlySet<string> {
  const small = new Set(words.filter(({ capital }) => !capital).map(({ word }) => word))
  const inside = words.filter((word) => word.capital && !word.opens && !isPlainWord(word))
  return new Set(inside.map(({ word }) => word).filter((word) => !small.has(word.toLowerCase())))
}

function joins(text: string, left: CapitalWord, right: CapitalWord): boolean {
  const gap = text.slice(left.end, right.start)
  return gap === ' ' || gap === '\u00a0' || gap === ' & ' || (gap === '. ' && TITLE.test(left.word))
}

/** Index of the last word of the name that begins at `from`: capitals, joined by `of`, `the`, `van` … */
function readNameEnd(text: string, words: readonly CapitalWord[], from: number): number {
  let last = from
  for (let at = from + 1, connectors = 0; ; at++) {
    const word = words[at]
    const left = words[at - 1]
    if (word === undefined || left === undefined || !joins(text, left, word)) return last
    if (word.capital && !PRONOUN.test(word.word)) {
      last = at
      connectors = 0
    } else if (!CONNECTOR.has(word.word) || ++connectors > MAX_CONNECTORS) return last
  }
}

function namesOfSentence(text: string, words: readonly CapitalWord[], isName: NameTest): Span[] {
  const spans: Span[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (word === undefined || !word.capital || isPlainWord(word)) continue
    const end = readNameEnd(text, words, i)
    const last = words[end] ?? word
    if (end === i && !isName(word)) continue
    spans.push({ start: word.start, end: last.end })
    i = end
  }
  return spans
}

function isShouting(words: readonly CapitalWord[]): boolean {
  const upper = words.filter(({ word }) => word.length > 1 && word === word.toUpperCase())
  return words.length >= 3 && upper.length / words.length > SHOUTING_SHARE
}

/**
 * Names in an English text: capitalised words inside sentences, several capitalised words in a row, titles with
 * names, acronyms and inner capitals. A single capitalised word that opens a sentence counts only when the
 * text has it inside a sentence too.
 */
export function findEnglishNames(text: string): Span[] {
  const sentences = segmentSentences(text, 'en').map((sentence) => readWords(text, sentence))
  const known = learnNames(sentences.flat())
  const isName: NameTest = (word) =>
    ACRONYM.test(word.word) || INNER_CAPITAL.test(word.word) || known.has(word.word)
  return sentences.flatMap((words) => (isShouting(words) ? [] : namesOfSentence(text, words, isName)))
}
