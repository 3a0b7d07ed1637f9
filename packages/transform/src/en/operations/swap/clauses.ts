import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { countVerbs, readSubject, type Subject } from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
import { hasAny, inner, type Operation, opening, phrase, readBody, wordCount } from '../scene.ts'

/** Verbs of states: two of them do not follow one another in time. */
const STATE = wordList('en/swap/clauses', 'state')
const LINKED = new RegExp(`^${anyOf('en/swap/clauses', 'linked')}$`)

/** "A is X, while B is Y." → "B is Y, while A is X."; the same for "and" between two states. */
export const swapClauses: Operation = {
  id: 'structure.swap-clauses',
  kind: 'clause_order',
  reason: 'side_by_side_statements',
  strength: 5,
  risk: 0.07,
  role: 'even',
  gain: 0,
  isSoleOpening: true,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const commas = tokens.flatMap((token, index) => (token.text === ',' ? [index] : []))
    const [comma] = commas
    if (commas.length !== 1 || comma === undefined) return []
    const link = tokens[comma + 1] as Token | undefined
    if (!/^(?:while|whereas|and)$/.test(link?.lower ?? '')) return []
    const first = readSubject(tokens, 0)
    const second = readSubject(tokens, comma + 2)
    if (first === undefined || second === undefined || first.verb >= comma) return []
    if (!isState(tokens, first, 0, comma) || !isState(tokens, second, comma + 2, tokens.length)) return []
    if (isPast(tokens[first.verb]) !== isPast(tokens[second.verb])) return []
    const allowed = link?.lower === 'and' ? LINKED : /^(?!more$|not$|n't$|no$|others?$|some$|many$)/
    const isLinked = (from: number, to: number) =>
      tokens
        .slice(from, to)
        .some(
          ({ lower }) =>
            LINKED.test(lower) &&
            (link?.lower === 'and' || allowed.test(lower) || /^(?:others?|some|many)$/.test(lower)),
        )
    if (isLinked(0, comma) || isLinked(comma + 2, tokens.length)) return []
    // The next sentence goes through them in this order.
    if (hasAny(scene.next?.tokens ?? [], 0, 5, /^(?:hand|first|firstly|former)$/)) return []
    const left = inner(scene.text, tokens, 0, comma)
    const right = phrase(scene.text, tokens, comma + 2, tokens.length)
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(right)}, ${link?.text ?? ''} ${left}${body.tail}`,
      },
    ]
  },
}

const RESULT = new RegExp(`^${anyOf('en/swap/clauses', 'results')}$`)

function isState(tokens: readonly Token[], subject: Subject, from: number, to: number): boolean {
  const last = tokens[to - 1]
  return (
    !subject.isPronoun &&
    STATE.has(tokens[subject.verb]?.lower ?? '') &&
    wordCount(tokens, from, to) >= 4 &&
    wordCount(tokens, from, to) <= 16 &&
    countVerbs(tokens, subject.verb, to) === 1 &&
    last !== undefined &&
    isWord(last) &&
    !hasAny(tokens, from, to, RESULT)
  )
}

function isPast(token: Token | undefined): boolean {
  return /^(?:was|were|had)$|ed$/.test(token?.lower ?? '')
}
