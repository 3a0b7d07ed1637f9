import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { carriesClosing } from '../../grammar/adverbial.ts'
import {
  countVerbs,
  hasShortVerb,
  isExpletive,
  isPastForm,
  PEOPLE,
  readSubject,
  type Subject,
} from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import {
  type Body,
  type Draft,
  hasAny,
  inner,
  type Operation,
  opening,
  phrase,
  readBody,
  type Scene,
  wordCount,
} from '../scene.ts'

const BACKED = wordList('en/move/subordinate', 'backed')
/** Conjunctions that keep a comma before them. */
const CONTRAST = /^(?:although|though)\b/
const LEANS = new RegExp(`^${anyOf('en/move/subordinate', 'leans')}$`)
const THIRD_PERSON = new RegExp(`^${anyOf('en/grammar/pronouns', 'third-person')}$`)
const POSSESSIVE = /^(?:his|her|its|their)$/
/** Words that stand for something named before them. */
const ANAPHOR = new RegExp(`^${anyOf('en/move/subordinate', 'anaphor')}$`)

const AFTER_AS = new RegExp(`^${anyOf('en/move/subordinate', 'after-as')}$`)

/** "If A, B." → "B if A." When B's subject is a pronoun for A's, the two change places with their clauses. */
export const subordinateToBack: Operation = {
  id: 'structure.subordinate-to-back',
  kind: 'clause_order',
  reason: 'main_clause_first',
  strength: 4,
  risk: 0.06,
  role: 'even',
  gain: 0.1,
  drafts(scene) {
    const body = readBody(scene)
    const conjunction = body?.tokens[0]
    if (body === undefined || conjunction === undefined || !BACKED.has(conjunction.lower)) return []
    const { tokens } = body
    if (conjunction.lower === 'as' && hasAny(tokens, 0, tokens.length, /^(?:same|such|so|more|less|most)$/))
      return []
    if (conjunction.lower === 'as' && AFTER_AS.test(tokens[1]?.lower ?? '')) return []
    const comma = soleComma(tokens)
    if (comma === undefined || !isPlainClause(tokens, comma + 1)) return []
    const first = readSubject(tokens, 1)
    const main = readSubject(tokens, comma + 1)
    if (first === undefined || main === undefined || first.verb >= comma || wordCount(tokens, 0, comma) > 16)
      return []
    if (!carriesClosing(tokens, main.verb, { end: tokens.length, kind: 'clause' })) return []
    const longest = /^(?:as|once|after|before|until)$/.test(conjunction.lower) ? 7 : 12
    if (tokens.length - main.verb > longest || hasAny(tokens, 1, comma, /^(?:comes|told)$/)) return []
    const pronoun = tokens[main.from] as Token
    const leans =
      hasAny(tokens, main.to, tokens.length, LEANS) ||
      hasAny(tokens, main.from, main.to, POSSESSIVE) ||
      (main.isPronoun && /^(?:this|these|that|those|there|such)$/.test(pronoun.lower))
    if (leans) return []
    if (main.isPronoun && /^(?:it|they|he|she)$/.test(pronoun.lower)) {
      if (first.isPronoun || isExpletive(tokens, main)) return []
      if ([main, first].some((subject) => hasShortVerb(tokens, subject))) return []
      if (pronoun.lower === 'they' && !hasAny(tokens, first.from, first.to, PEOPLE)) return []
      return first.isPlural === main.isPlural && /^(?:it|they)$/.test(pronoun.lower)
        ? [exchange(scene, body, { comma, first, main })]
        : []
    }
    // "When you look up, the room has emptied": what has come about by then.
    const isOutcome = conjunction.lower !== 'if' && /^ha(?:s|ve)$/.test(tokens[main.verb]?.lower ?? '')
    // "Images of a woman filled the screen as she scrolled": the pronoun would take the nearest noun.
    const hasNoun = !main.isPronoun || tokens.slice(main.verb).some(({ pos }) => pos === 'NOUN')
    const isRebound = hasNoun && hasAny(tokens, 1, comma, THIRD_PERSON)
    // "I saw I was late as the bell rang": the moved clause would go with the inner one.
    const isNested = hasAny(tokens, main.verb + 1, tokens.length, /^(?:i|you|we|he|she|they|it)$/)
    // "I saw two men sitting there when I came in": the story keeps its order.
    const isStory = isPastForm(tokens[main.verb]) && hasAny(tokens, main.verb, tokens.length, /ing$/)
    return isStory || isOutcome || isRebound || isNested || hasAny(tokens, main.from, tokens.length, ANAPHOR)
      ? []
      : [swap(scene, body, comma)]
  },
}

const ASKS_OR_KNOWS = new RegExp(`^${anyOf('en/move/subordinate', 'asks-or-knows')}$`)

const IRREGULAR_PAST = new RegExp(`ed$|^${anyOf('en/move/past-forms', 'irregular-pasts')}$`)

/** A story, a question or a hidden object: "It was a day like any other when …", "I keep wondering if …". */
function tellsPast(tokens: readonly Token[], at: number): boolean {
  const main = readSubject(tokens, 0)
  const verb = tokens[main?.verb ?? -1]?.lower ?? ''
  return (
    (/^(?:when|if)$/.test(tokens[at]?.lower ?? '') && IRREGULAR_PAST.test(verb)) ||
    hasAny(tokens, 0, at, ASKS_OR_KNOWS)
  )
}

/** A pronoun of the clause from `at` on would come before what it stands for, unless the subject is the same pronoun. */
function outrunsNoun(tokens: readonly Token[], at: number): boolean {
  // "I avoid it because the thought hurts": fronted, "it" would be the thought.
  if (hasAny(tokens, 1, at, /^(?:it|them)$/) && readSubject(tokens, at + 1)?.isPronoun === false) return true
  if (hasAny(tokens, at + 1, tokens.length, ANAPHOR)) {
    const [first, pronoun] = [tokens[0]?.lower ?? '', readSubject(tokens, at + 1)]
    const isSame = THIRD_PERSON.test(first) && tokens[pronoun?.from ?? -1]?.lower === first
    return (
      !isSame || hasAny(tokens, at + 2, tokens.length, /^(?:others?|another|some|both|former|latter|ones)$/)
    )
  }
  return hasAny(tokens, 0, at, /^(?:others?|another|former|latter|ones)$/)
}

interface Halves {
  readonly comma: number
  readonly first: Subject
  readonly main: Subject
}

/** "When people are tired, they rest." → "People rest when they are tired." */
function exchange({ text }: Scene, body: Body, { comma, first, main }: Halves): Draft {
  const { tokens } = body
  const name = phrase(text, tokens, first.from, first.to)
  const pronoun = phrase(text, tokens, main.from, main.to)
  const rest = phrase(text, tokens, main.to, tokens.length)
  const condition = phrase(text, tokens, first.to, comma)
  const conjunction = inner(text, tokens, 0, 1)
  return {
    start: body.start,
    end: body.end,
    after: `${opening(name)} ${rest}${CONTRAST.test(conjunction) ? ',' : ''} ${conjunction} ${pronoun} ${condition}${body.tail}`,
  }
}

function soleComma(tokens: readonly Token[]): number | undefined {
  const commas = tokens.flatMap((token, index) => (token.text === ',' ? [index] : []))
  return commas.length === 1 ? commas[0] : undefined
}

function isClause(tokens: readonly Token[], from: number, to: number): boolean {
  const subject = readSubject(tokens, from)
  return subject !== undefined && subject.verb < to
}

const JOINS_CLAUSE = new RegExp(`^${anyOf('en/move/subordinate', 'joins-clause')}$`)

/** A subject and one verb group, of moderate length, without clauses of its own that the moved one could attach to. */
function isPlainClause(tokens: readonly Token[], from: number): boolean {
  const subject = readSubject(tokens, from)
  const length = wordCount(tokens, from)
  if (subject === undefined || length < 3 || length > 24) return false
  return (
    countVerbs(tokens, subject.verb, tokens.length) <= 1 &&
    !hasAny(tokens, subject.verb, tokens.length, JOINS_CLAUSE)
  )
}

function swap({ text }: Scene, body: Body, comma: number): Draft {
  const subordinate = inner(text, body.tokens, 0, comma)
  const main = phrase(text, body.tokens, comma + 1, body.tokens.length)
  return {
    start: body.start,
    end: body.end,
    after: `${opening(main)}${CONTRAST.test(subordinate) ? ',' : ''} ${subordinate}${body.tail}`,
  }
}

const FRONTED = wordList('en/move/subordinate', 'fronted')

/** "the days when": the clause belongs to its noun. */
const MOMENT = wordList('en/move/subordinate', 'moment')

const HOLDS_CONJUNCTION = new RegExp(`^${anyOf('en/move/subordinate', 'holds-conjunction')}$`)

/** "B if A." → "If A, B." */
export const subordinateToFront: Operation = {
  id: 'structure.subordinate-to-front',
  kind: 'clause_order',
  reason: 'condition_first',
  strength: 4,
  risk: 0.07,
  role: 'even',
  gain: 0.1,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined || body.tokens.some((token) => token.text === ',')) return []
    const at = body.tokens.findIndex((token, index) => index > 2 && FRONTED.has(token.lower))
    const before = body.tokens[at - 1]
    if (at === -1 || before === undefined || HOLDS_CONJUNCTION.test(before.lower) || MOMENT.has(before.lower))
      return []
    if (!isPlainClause(body.tokens.slice(0, at), 0) || !isClause(body.tokens, at + 1, body.tokens.length))
      return []
    if (
      hasAny(body.tokens, at + 1, body.tokens.length, /^(?:this|these|those|such|so)$/) ||
      countVerbs(body.tokens, at, body.tokens.length) > 2
    )
      return []
    if (/^(?:that|this|what|who|which)$/.test(body.tokens[0]?.lower ?? '') || wordCount(body.tokens, at) > 16)
      return []
    if (outrunsNoun(body.tokens, at) || tellsPast(body.tokens, at)) return []
    const { text } = scene
    const subordinate = phrase(text, body.tokens, at, body.tokens.length)
    return [
      {
        start: body.start,
        end: body.end,
        after: `${opening(subordinate)}, ${inner(text, body.tokens, 0, at)}${body.tail}`,
      },
    ]
  },
}
