import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { openerEnd } from '../../grammar/opener.ts'
import { countVerbs, isVerbAt, readSubject, skipAdverbs } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'

const OPENS_FRAME = new RegExp(`^${anyOf('en/sentences/dash', 'opens-frame')}$`)

/** "A — B — C" → "A (B) C"; one dash before the end becomes a comma or colon. */
export const dashPair: Operation = {
  id: 'structure.dash-pair',
  kind: 'punctuation_habit',
  reason: 'worn_paired_dashes',
  purposes: ['even'],
  strength: 1,
  risk: 0.03,
  role: 'stock',
  gain: 0.8,
  scope: 'phrase',
  drafts({ sentence, text }) {
    const dashes = [...sentence.text.matchAll(/(?<=\p{L})\s?[—–]\s?(?=\p{L})|(?<=\p{L}) -- (?=\p{L})/gu)]
    const [first, second] = dashes
    if (first === undefined || second === undefined || dashes.length !== 2) return []
    const start = sentence.start + first.index
    const from = start + first[0].length
    const to = sentence.start + second.index
    const inside = text.slice(from, to)
    if (inside.length > 90 || !/\s/.test(inside) || /[.;:()!?]/.test(inside)) return []
    // An opening clause needs the comma that the second dash stood for.
    if (OPENS_FRAME.test(sentence.tokens[0]?.lower ?? '')) return []
    // The second dash stood for the comma of an aside, or only one of them was a pair's.
    if (/,[^,]*\b(?:such as|including|like|which|who)\b[^,]*$/.test(text.slice(sentence.start, start)))
      return []
    if (/^(?:to|which|that|who|namely|such|not|then)\b/u.test(text.slice(to + second[0].length))) return []
    // "that while risks exist — such as heat — they can be met": the same for a clause opened further on.
    if (
      /\b(?:while|when|if|although|though|because|since|once)\b[^,;]*$/i.test(
        text.slice(sentence.start, start),
      )
    )
      return []
    // A name far from its noun: "founded a company this year — Acme — promising …".
    if (/^\p{Ll}+ing\b/u.test(text.slice(to + second[0].length))) return []
    return [{ start, end: to + second[0].length, after: ` (${inside}) ` }]
  },
}

const OPENS_EXPLANATION = new RegExp(`^${anyOf('en/sentences/dash', 'opens-explanation')}\\b`, 'i')

const JOINS_CLAUSE = new RegExp(`^${anyOf('en/sentences/dash', 'joins-clause')}$`)

/** "just adding one would not help": a comma before it would splice two sentences. */
function isLooseClause(rest: string, tokens: readonly Token[]): boolean {
  return (
    /^(?:just|even|not|from|with|like)\b/i.test(rest) &&
    countVerbs(tokens, 0, tokens.length) > 0 &&
    // "from short songs to operas that …": a range, whatever verbs stand inside.
    !/^from\b.*\bto\b/i.test(rest) &&
    !hasAny(tokens, 0, tokens.length, JOINS_CLAUSE)
  )
}

const OPENS_CLAUSE = new RegExp(`^${anyOf('en/sentences/dash', 'opens-clause')}$`)

const CLAUSE_SUBJECT = new RegExp(`^${anyOf('en/sentences/dash', 'clause-subjects')}$`)

/** A whole statement: its subject stands right before its verb, and nothing subordinates it. */
function isStatement(tokens: readonly Token[], from: number): boolean {
  const opens = OPENS_CLAUSE
  if (/^(?:every|some|any|no)(?:thing|one|body)$/.test(tokens[from]?.lower ?? ''))
    return isVerbAt(tokens, from + 1)
  const subject = opens.test(tokens[from]?.lower ?? '') ? undefined : readSubject(tokens, from)
  if (subject === undefined) return false
  // "The price I had paid": the verb belongs to a clause within the subject.
  return !CLAUSE_SUBJECT.test(tokens[subject.verb - 1]?.lower ?? '') || subject.isPronoun
}

/** Where the main clause of what stands before the dash begins: behind a connective, "and", or an opening phrase. */
function mainStart(tokens: readonly Token[]): number {
  const opener = openerEnd(tokens)
  const from = opener === 0 && /^(?:and|but|so|or)$/.test(tokens[0]?.lower ?? '') ? 1 : opener
  const comma = tokens.findIndex(({ text }) => text === ',')
  return /^(?:ADP|SCONJ)$/.test(tokens[from]?.pos ?? '') && comma > from
    ? comma + 1
    : skipAdverbs(tokens, from)
}

/** Nouns that promise what a colon then gives: "one thing was clear", "for a reason". */
export const ANNOUNCES = wordList('en/sentences/dash', 'announces')

/** The mark for a dash before a noun phrase: a colon before an explanation, a comma before a plain appositive. */
function markBefore(left: readonly Token[], rest: readonly Token[]): string | undefined {
  const isWhole = isStatement(left, mainStart(left))
  if (!isWhole) return undefined
  if (isStatement(rest, 0) || ANNOUNCES.has(left.at(-1)?.lower ?? '')) return ': '
  const isLoose =
    /^(?:an?|the)$/.test(rest[0]?.lower ?? '') &&
    left.at(-1)?.pos === 'NOUN' &&
    ![...left, ...rest].some(({ text }) => text === ',')
  return isLoose ? ', ' : undefined
}

const EVEN = new RegExp(`^even ${anyOf('en/sentences/dash', 'even-clauses')}\\b`, 'i')

const GOES_ON = new RegExp(`^${anyOf('en/sentences/dash', 'goes-on')}\\b`, 'i')

/** "A — B." → "A, B." before a conjunction or a loose appositive, "A: B." before an explanation, "A; B." before a clause. */
export const dashSingle: Operation = {
  id: 'structure.dash-single',
  kind: 'punctuation_habit',
  reason: 'worn_dash',
  purposes: ['even', 'expand'],
  strength: 1,
  risk: 0.05,
  role: 'stock',
  gain: 0.8,
  scope: 'phrase',
  drafts({ sentence }) {
    const dashes = [...sentence.text.matchAll(/(?<=\p{Ll})\s?[—–]\s?(?=\p{Ll})|(?<=\p{Ll}) -- (?=\p{Ll})/gu)]
    const [dash] = dashes
    if (dash === undefined || dashes.length !== 1) return []
    const rest = sentence.text.slice(dash.index + dash[0].length)
    if (!OPENS_EXPLANATION.test(rest)) return []
    const start = sentence.start + dash.index
    const after = sentence.tokens.filter((token) => token.start >= start + dash[0].length)
    const isJoined = GOES_ON.test(rest)
    const isEven = EVEN.test(rest)
    const isClause =
      !isEven && (/^(?:it|they|this|he|she|we|you)\b/i.test(rest) || isLooseClause(rest, after))
    const before = sentence.tokens.filter((token) => token.end <= start)
    const sumsUp = /^(?:it|they|this|these) (?:all|both)\b/i.test(rest)
    if (isClause && (sumsUp || !isStatement(before, mainStart(before)))) return []
    const mark = isClause ? '; ' : isJoined ? ', ' : markBefore(before, after)
    // "cold water — not an issue here": behind a comma it would belong to the last noun.
    if (mark === ', ' && /^not\b/i.test(rest)) return []
    if (mark === undefined || sentence.text.slice(0, dash.index).includes(':') || rest.includes(':'))
      return []
    const drafts: Draft[] = [{ start, end: start + dash[0].length, after: mark }]
    return drafts
  },
}
