import { anyOf, wordList } from '../../lexicon/load-lists.ts'
import type { Token } from '../token.ts'
import { openerEnd } from './opener.ts'
import { readSubject } from './subject.ts'

/** Where a clause begins and what closes it. */
export interface ClauseStart {
  readonly at: number
  /** An opening subordinate clause: its comma closes it. */
  readonly closesAtComma: boolean
}

const SUBORDINATOR = wordList('en/grammar/clause-starts', 'subordinator')
const COORDINATOR = /^(?:and|but|so|yet)$/
const REPORTING = wordList('en/grammar/clause-starts', 'reporting')

/** Tokens at which a clause with a subject of its own may begin. */
export function clauseStarts(tokens: readonly Token[]): ClauseStart[] {
  const starts: ClauseStart[] = []
  const opener = openerEnd(tokens)
  const add = (at: number, closesAtComma = false) => starts.push({ at, closesAtComma })
  if (SUBORDINATOR.has(tokens[opener]?.lower ?? '')) add(opener + 1, true)
  else add(opener)
  const comma = tokens.findIndex((token, index) => index >= opener && token.text === ',')
  if (comma > 0 && /^(?:ADP|SCONJ)$/.test(tokens[opener]?.pos ?? '')) add(comma + 1)
  for (let index = opener + 1; index < tokens.length; index++) {
    const token = tokens[index] as Token
    const previous = tokens[index - 1] as Token
    if (token.text === ';') add(index + 1)
    else if (COORDINATOR.test(token.lower) && previous.text === ',') add(index + 1)
    else if (token.lower === 'that' && REPORTING.has(previous.lower)) add(index + 1)
    else if (SUBORDINATOR.has(token.lower) && token.lower !== 'as') add(index + 1)
    else if (token.lower === 'as' && previous.text === ',') add(index + 1)
  }
  return starts.filter((start, index) => starts.findIndex((other) => other.at === start.at) === index)
}

const CLOSES_CLAUSE = new RegExp(`^${anyOf('en/grammar/clause-starts', 'closes-clause')}$`)

/** The index of the mark that closes the clause whose verb is at `verb`; undefined when more of the clause follows it. */
export function clauseEnd(
  tokens: readonly Token[],
  verb: number,
  closesAtComma: boolean,
): number | undefined {
  for (let index = verb + 1; index < tokens.length; index++) {
    const token = tokens[index] as Token
    if (/^[.;]$/.test(token.text)) return index
    if (token.text !== ',') continue
    const next = tokens[index + 1]?.lower ?? ''
    if (closesAtComma) return index
    if (CLOSES_CLAUSE.test(next)) {
      if (readSubject(tokens, index + 2) !== undefined) return index
    }
  }
  return undefined
}
