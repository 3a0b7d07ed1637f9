import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { articleFor } from '../../grammar/inflect.ts'
import type { Token } from '../../token.ts'
import type { Draft } from '../scene.ts'

/** Removes the word at a place, and mends an article before it. */
export function withoutWord({ tokens, text }: { tokens: readonly Token[]; text: string }, at: number): Draft {
  const [before, token, next] = [tokens[at - 1], tokens[at], tokens[at + 1]] as [Token, Token, Token]
  if (!/^an?$/.test(before.lower)) return { start: token.start, end: next.start, after: '' }
  const article = `${before.text.charAt(0)}${articleFor(text.slice(next.start, next.end)).slice(1)}`
  return { start: before.start, end: next.start, after: `${article} ` }
}

const NEGATES = new RegExp(`^${anyOf('en/omit/omit-word', 'negates')}$`)

/** "does not simply copy", "without actually reading": the adverb is what is denied. */
export function isNegated(tokens: readonly Token[], at: number, reach = 4): boolean {
  return tokens.slice(Math.max(0, at - reach), at).some(({ lower }) => NEGATES.test(lower))
}

/** "achieved remarkable accuracy": what is shown is the degree. */
export const SHOWS = wordList('en/omit/omit-word', 'shows')
