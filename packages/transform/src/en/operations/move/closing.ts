import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import {
  countVerbs,
  hasShortVerb,
  isExpletive,
  isFiniteAux,
  readSubject,
  type Subject,
} from '../../grammar/subject.ts'
import { isWord, type Token } from '../../token.ts'
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

const FRONTED = wordList('en/move/closing', 'fronted')
/** Words after which the clause is an object, an apposition, or a correction: it belongs where it stands. */
const HOLDS = wordList('en/move/closing', 'holds')

const ASKS_OR_KNOWS = new RegExp(`^${anyOf('en/move/closing', 'asks-or-knows')}$`)

/** "B if A." → "If A, B."; a pronoun of A and the noun of B change places where they must. */
export const closingToFront: Operation = {
  id: 'structure.closing-to-front',
  kind: 'clause_order',
  reason: 'condition_first',
  strength: 4,
  risk: 0.07,
  role: 'even',
  gain: 0.1,
  drafts(scene) {
    const body = readBody(scene)
    if (body === undefined) return []
    const { tokens } = body
    const at = tokens.findIndex(
      (token, index) => index > 3 && FRONTED.has(token.lower) && opensClause(tokens, index),
    )
    const before = tokens[at - 1]
    if (at === -1 || before === undefined || HOLDS.has(before.lower)) return []
    const end = before.text === ',' ? at - 1 : at
    if (!mayFollow(tokens[at]?.lower ?? '', before.text === ',')) return []
    if (
      tokens.slice(0, end).some(({ text }) => text === ',') ||
      tokens.slice(at).some(({ text }) => text === ',')
    )
      return []
    const main = readSubject(tokens, 0)
    const first = readSubject(tokens, at + 1)
    if (main === undefined || first === undefined || !isPlainMain(tokens, main, end)) return []
    // "I called and asked them if …" is a question.
    if (hasAny(tokens, 0, at, ASKS_OR_KNOWS)) return []
    // What the story comes to stays at its end: "It was a day like any other when …", "… when the roof fell".
    if (/^(?:when|as|if)$/.test(tokens[at]?.lower ?? '') && isPastTense(tokens, main)) return []
    // "I vowed to paint until …": the time belongs to the infinitive.
    const isTime = /^(?:until|since|before|after|once)$/.test(tokens[at]?.lower ?? '')
    if (isTime && tokens.slice(main.verb, end).some(({ lower, pos }) => lower === 'to' && pos === 'PART'))
      return []
    // "empty it after use or it will leak": a second clause would go to the front with the first.
    if (joinsClause(tokens, at)) return []
    if (!isPlainClosing(tokens, at) || tokens.at(-1)?.lower === 'though') return []
    if (hasAny(tokens, main.to, end, /^(?:into|issue|problem|question)$/)) return []
    if (tokens[at + 1]?.lower === 'it' && tokens[at + 2]?.lower === 'comes') return []
    return rearrange(scene, body, { at, end, main, first })
  },
}

const IRREGULAR_PAST = new RegExp(`ed$|^${anyOf('en/move/past-forms', 'irregular-pasts')}$`)

function isPastTense(tokens: readonly Token[], { verb }: Subject): boolean {
  return IRREGULAR_PAST.test(tokens[verb]?.lower ?? '')
}

/** A comma makes "when" go on with the story; "as" after one gives a reason that the reader would take for a time in front. */
function mayFollow(conjunction: string, hasComma: boolean): boolean {
  if (conjunction === 'as') return false
  return !hasComma || /^(?:because|although|though|since|unless|if)$/.test(conjunction)
}

function opensClause(tokens: readonly Token[], index: number): boolean {
  return readSubject(tokens, index + 1) !== undefined
}

const JOINS_CLAUSE = new RegExp(`^(?:and/or|${anyOf('en/move/closing', 'joins-clause')})$`)

const LEANING_OPENER = new RegExp(`^${anyOf('en/move/closing', 'leaning-openers')}$`)

function isPlainMain(tokens: readonly Token[], main: Subject, end: number): boolean {
  const length = wordCount(tokens, 0, end)
  const last = tokens[end - 1]
  if (length < 4 || length > 22 || last === undefined || !isWord(last)) return false
  if (LEANING_OPENER.test(tokens[0]?.lower ?? '')) return false
  return (
    countVerbs(tokens, main.verb, end) <= 1 &&
    !hasAny(tokens, main.to, end, /^(?:had|also)$/) &&
    !hasAny(tokens, 0, end, JOINS_CLAUSE) &&
    !(
      /^(?:it|there)$/.test(tokens[0]?.lower ?? '') &&
      hasAny(tokens, main.to, end, /^(?:to|clear|true|likely|possible)$/)
    )
  )
}

const LEANING = new RegExp(`^${anyOf('en/move/closing', 'leaning')}$`)

function isPlainClosing(tokens: readonly Token[], at: number): boolean {
  return (
    wordCount(tokens, at) <= 18 &&
    wordCount(tokens, at) >= 3 &&
    countVerbs(tokens, at, tokens.length) <= 2 &&
    !isFiniteAux(tokens.at(-1)) &&
    !hasAny(tokens, at + 1, tokens.length, LEANING)
  )
}

function joinsClause(tokens: readonly Token[], at: number): boolean {
  return tokens.some(
    ({ lower }, index) =>
      index > at && /^(?:or|and)$/.test(lower) && readSubject(tokens, index + 1) !== undefined,
  )
}

interface Cut {
  readonly at: number
  readonly end: number
  readonly main: Subject
  readonly first: Subject
}

const THIRD = new RegExp(`^${anyOf('en/grammar/pronouns', 'third-person')}$`)

function rearrange(scene: Scene, body: Body, cut: Cut): Draft[] {
  const { tokens } = body
  const { at, main, first } = cut
  if (isExpletive(tokens, main)) return []
  const pronoun = first.isPronoun ? (tokens[first.from]?.lower ?? '') : ''
  if (/^(?:it|they)$/.test(pronoun)) {
    if (main.isPronoun) return tokens[main.from]?.lower === pronoun ? [swap(scene, body, cut)] : []
    if (main.isPlural !== first.isPlural || main.to - main.from > 6) return []
    // Another noun of that number in the main clause could be meant.
    const isOnly = !tokens
      .slice(main.verb, cut.end)
      .some(
        (token) => token.pos === 'NOUN' && /s$/.test(token.lower) === first.isPlural && pronoun === 'they',
      )
    return isOnly &&
      ![main, first].some((subject) => hasShortVerb(tokens, subject)) &&
      !hasAny(tokens, main.to, cut.end, THIRD)
      ? [exchange(scene, body, cut)]
      : []
  }
  if (/^(?:he|she|this|that|those|these)$/.test(pronoun)) return []
  const others = tokens.slice(at + 1).filter(({ lower }) => THIRD.test(lower))
  if (others.length === 0) return [swap(scene, body, cut)]
  const fits = first.isPronoun
    ? false
    : others.every(({ lower }) => (first.isPlural ? /^(?:they|them|their)$/ : /^(?:it|its)$/).test(lower))
  return fits ? [swap(scene, body, cut)] : []
}

function swap({ text }: Scene, body: Body, { at, end }: Cut): Draft {
  const { tokens } = body
  const closing = phrase(text, tokens, at, tokens.length)
  return {
    start: body.start,
    end: body.end,
    after: `${opening(closing)}, ${inner(text, tokens, 0, end)}${body.tail}`,
  }
}

/** "Trade grew because it paid." → "Because trade paid, it grew." */
function exchange({ text }: Scene, body: Body, { at, end, main, first }: Cut): Draft {
  const { tokens } = body
  const name = inner(text, tokens, main.from, main.to)
  const conjunction = opening(phrase(text, tokens, at, at + 1))
  const after = `${conjunction} ${name} ${phrase(text, tokens, first.to, tokens.length)}, ${phrase(text, tokens, first.from, first.to)} ${phrase(text, tokens, main.to, end)}`
  return { start: body.start, end: body.end, after: `${after}${body.tail}` }
}
