import { anyOf, wordList } from '../../lexicon/load-lists.ts'
import { hasAny, wordCount } from '../operations/scene.ts'
import type { Token } from '../token.ts'
import { countVerbs, readSubject } from './subject.ts'

/** Words that lean on something said before: a clause with one of them does not move ahead of it. */
export const ANAPHORIC = new RegExp(`^${anyOf('en/grammar/adverbial', 'anaphoric')}$`)

/** End of an opening prepositional phrase, at its comma, if it is the only comma. */
export function openingPhrase(tokens: readonly Token[], opens: RegExp): number | undefined {
  if (!opens.test(tokens[0]?.lower ?? '')) return undefined
  const comma = tokens.findIndex((token) => token.text === ',')
  if (comma < 2 || tokens.findLastIndex((token) => token.text === ',') !== comma) return undefined
  return comma
}

const OPENS_ANOTHER = new RegExp(`^${anyOf('en/grammar/adverbial', 'opens-another')}$`)

export function isOneClause(tokens: readonly Token[], from: number, longest: number): boolean {
  const subject = readSubject(tokens, from)
  if (subject === undefined || wordCount(tokens, from) > longest) return false
  return (
    !joinsVerb(tokens, from) &&
    countVerbs(tokens, subject.verb, tokens.length) <= 1 &&
    !hasAny(tokens, from, tokens.length, OPENS_ANOTHER)
  )
}

/** An `and` or `or` that is followed by another verb makes two clauses of one. */
function joinsVerb(tokens: readonly Token[], from: number): boolean {
  return tokens.some(
    (token, index) =>
      index > from &&
      /^(?:and|or)$/.test(token.lower) &&
      tokens.slice(index + 1, index + 4).some((next) => /^(?:VERB|AUX)$/.test(next.pos)),
  )
}

/** Words at the end of a clause after which nothing more can hang on its verb. */
const CLOSED = wordList('en/grammar/adverbial', 'closed')

/**
 * Whether the clause whose verb stands at `verb` is plain enough to take an adverbial after `end`: with an infinitive,
 * a participle or several prepositional phrases before it, the adverbial would be read with the nearest of them.
 */
export function carriesClosing(
  tokens: readonly Token[],
  verb: number,
  { end, kind }: { readonly end: number; readonly kind: 'phrase' | 'clause' },
): boolean {
  const rest = tokens.slice(verb + 1, end)
  if (rest.some((token) => token.text === ',' || CLOSED.has(token.lower))) return false
  if (joinsVerb(tokens.slice(0, end), verb)) return false
  if (kind === 'phrase' && hasAny(rest, 0, rest.length, /^(?:how|what|why|where|which|that|who|whether)$/))
    return false
  const infinitives = rest.filter((token) => token.lower === 'to' && token.pos === 'PART').length
  const gerunds = rest.filter((token) => token.pos === 'VERB' && /ing$/.test(token.lower)).length
  const links = rest.filter((token) => token.pos === 'ADP' && token.lower !== 'of').length
  if (kind === 'clause') return rest.length <= 14 && infinitives + gerunds <= 1 && links <= 2
  return rest.length <= 11 && infinitives + gerunds === 0 && links <= 1
}
