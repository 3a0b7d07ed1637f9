import { wordList } from '../lexicon/load-lists.ts'
import type { ZhToken } from './analysis.ts'

/** Where the word stands that decides whether another word fits: see `collocateOf`. */
export const COLLOCATE_PLACES = ['object', 'noun', 'next', 'previous'] as const
export type CollocatePlace = (typeof COLLOCATE_PLACES)[number]

/** How many words after a verb or an adjective its noun is looked for. */
const REACH = 8

/** Words after which a word that may be a noun or a verb (研究) is a verb. */
const BEFORE_VERB = /^(?:d|ad|zg)$/
const MODALS = wordList('zh/collocates', 'modals')

/**
 * The word that goes with the word at `index`, in Simplified reading: the head of its object (object), the noun
 * it describes (noun), the word after it (next) or the word before it (previous). Undefined when the word is
 * used in another way, so that nothing can be said.
 */
export function collocateOf(
  tokens: readonly ZhToken[],
  index: number,
  place: CollocatePlace,
): string | undefined {
  if (place === 'object') return objectOf(tokens, index)
  if (place === 'noun') return describedNoun(tokens, index)
  return place === 'next' ? wordAfter(tokens, index) : wordBefore(tokens, index)
}

function objectOf(tokens: readonly ZhToken[], index: number): string | undefined {
  const previous = tokens[index - 1]
  const own = tokens[index]
  const next = tokens[index + 1]
  if (own === undefined || next === undefined || previous?.tag === 'uj') return undefined
  const isMarked = /^u[lzg]$/.test(next.tag)
  const isVerb =
    own.tag === 'v' ||
    isMarked ||
    BEFORE_VERB.test(previous?.tag ?? '') ||
    MODALS.has(previous?.reading ?? '')
  if (!isVerb) return undefined
  const first = index + (isMarked ? 2 : 1)
  if (tokens[first]?.tag === 'v') return tokens[first]?.reading
  return headAfter(tokens, first)
}

function describedNoun(tokens: readonly ZhToken[], index: number): string | undefined {
  const next = tokens[index + 1]
  if (next === undefined || /^(?:d|ad)$/.test(tokens[index - 1]?.tag ?? '')) return undefined
  if (next.tag === 'uj') return headAfter(tokens, index + 2)
  return /^(?:n|vn|an)$/.test(next.tag) ? headAfter(tokens, index + 1) : undefined
}

/** Head of the noun phrase that begins at a word: the last noun before a verb, a mark or a conjunction. */
function headAfter(tokens: readonly ZhToken[], first: number): string | undefined {
  let head: string | undefined
  for (const token of tokens.slice(first, first + REACH)) {
    if (/^(?:n|vn|an|nz|l|s)$/.test(token.tag)) head = token.reading
    else if (!/^(?:uj|a|b|m|q|r|mq|j|ns|nr|nt|z|t|k)$/.test(token.tag)) break
  }
  return head
}

function wordAfter(tokens: readonly ZhToken[], index: number): string | undefined {
  const next = tokens[index + 1]
  if (next === undefined || /^(?:x|uj)$/.test(next.tag)) return undefined
  return next.tag === 'uv' ? tokens[index + 2]?.reading : next.reading
}

function wordBefore(tokens: readonly ZhToken[], index: number): string | undefined {
  const next = tokens[index + 1]
  if (next !== undefined && /^(?:n|vn|an|k|j|ng|l|ul|uz)$/.test(next.tag)) return undefined
  const previous = tokens[index - 1]
  const word = previous?.tag === 'uj' || previous?.tag === 'ul' ? tokens[index - 2] : previous
  return word === undefined || /^(?:x|c|m|q|p|f)$/.test(word.tag) ? undefined : word.reading
}
