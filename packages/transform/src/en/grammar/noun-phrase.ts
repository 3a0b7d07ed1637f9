import { wordList } from '../../lexicon/load-lists.ts'
import type { Token } from '../token.ts'

const POSSESSIVE = wordList('en/grammar/noun-phrase', 'possessive')
const NP_OPENERS = /^(?:DET|NUM|ADJ|NOUN|PROPN)$/
const NP_INNER = /^(?:ADJ|NOUN|PROPN|NUM)$/

/** A simple noun phrase, determiner to head noun, longest first; pronouns are no noun phrase here. */
export function nounPhraseEnds(tokens: readonly Token[], index: number): readonly number[] {
  const first = tokens[index]
  if (first === undefined || !(NP_OPENERS.test(first.pos) || POSSESSIVE.has(first.lower))) return []
  let end = index
  const ends: number[] = []
  for (let at = index; at < Math.min(tokens.length, index + 7); at++) {
    const token = tokens[at] as Token
    const inner =
      at === index ||
      NP_INNER.test(token.pos) ||
      (token.pos === 'VERB' && /(?:ed|ing)$/.test(token.lower) && isNounNext(tokens[at + 1]))
    if (!inner) break
    end = at + 1
    if (token.pos === 'NOUN' || token.pos === 'PROPN') ends.unshift(end)
  }
  return isNounNext(tokens[end]) ? [] : ends
}

function isNounNext(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' || token?.pos === 'PROPN'
}
