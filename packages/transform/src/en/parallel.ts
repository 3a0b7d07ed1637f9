import { wordList } from '../lexicon/load-lists.ts'
import type { Match } from './match.ts'
import type { EnglishSentence, Token } from './token.ts'

/** "to save fuel and cut costs" with only the first verb turned into -ing, or the other way round. */
export function breaksParallel(template: string, { tokens, to }: Match): boolean {
  const form = /\{[a-z]\d?>(VB[GZD]?)\}/.exec(template)?.[1]
  if (form === undefined) return false
  if (form !== 'VB' && /^to$/.test(tokens[to - 2]?.lower ?? '') && pairsBareWord(tokens, to)) return true
  if (form !== 'VB' && form !== 'VBG') return false
  return tokens.slice(to).some((token, offset) => {
    if (!/^(?:and|or|but|,)$/.test(token.lower)) return false
    const next = tokens
      .slice(to + offset + 1)
      .find((other) => other.pos !== 'ADV' && !/^(?:and|or|to)$/.test(other.lower))
    if (next === undefined) return false
    const isGerund = /ing$/.test(next.lower)
    return form === 'VB' ? isGerund : next.pos === 'VERB' && !isGerund && !/ed$/.test(next.lower)
  })
}

/** "continued to laugh and joke": what a bare verb shares its "and" with is a verb, whatever its tag. */
function pairsBareWord(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at + 1]
  return (
    /^(?:and|or)$/.test(tokens[at]?.lower ?? '') &&
    /^(?:NOUN|VERB)$/.test(next?.pos ?? '') &&
    !/(?:ing|[^s]s|ed)$/.test(next?.lower ?? '')
  )
}

const PREPOSITION = wordList('en/parallel', 'preposition')
const COORDINATOR = wordList('en/parallel', 'coordinator')

/** "has an impact on prices, as well as on wages" with only the first "on" taken away. */
export function strandsPreposition(after: string, { tokens, from, to }: Match): boolean {
  const last = tokens[to - 1]?.lower ?? ''
  if (!PREPOSITION.has(last) || tokens.slice(from, to).length < 2) return false
  if (new RegExp(`\\b${last}$`, 'i').test(after.trim())) return false
  const clauseEnd = tokens.findIndex(({ text }, index) => index >= to && /^[;:.?!]$/.test(text))
  return tokens
    .slice(to, clauseEnd === -1 ? undefined : clauseEnd)
    .some(({ lower }, offset, rest) => lower === last && COORDINATOR.has(rest[offset - 1]?.lower ?? ''))
}

const SPEECH = wordList('en/parallel', 'speech')

/** What a named person is reported to have said, next to a quotation of theirs: their words, not the writer's. */
export function rewordsSpeaker({ from }: Match, sentence: EnglishSentence): boolean {
  return /["“”]/.test(sentence.text) && sentence.tokens.slice(0, from).some(({ lower }) => SPEECH.has(lower))
}
