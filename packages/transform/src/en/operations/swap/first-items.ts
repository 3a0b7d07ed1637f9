import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import { articleFor } from '../../grammar/inflect.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import { countVerbs, readSubject } from '../../grammar/subject.ts'
import { isMark, type Token } from '../../token.ts'
import { type Draft, inner, type Operation, opening, phrase, type Scene } from '../scene.ts'
import { isAim } from './actions.ts'
import { haveOrder, isTied, mayBeVerb } from './order-free.ts'
import { isModifierVerb } from './shared-modifiers.ts'

const ASIDE: ReadonlySet<string> = new Set(['including', 'excluding', 'depending', 'following', 'regarding'])

/** Two neighbouring items of a list, [from, comma) and [comma + 1, to). */
interface Items {
  readonly from: number
  readonly comma: number
  readonly to: number
}

/**
 * "A, B, and C of D" → "B, A, and C of D": only the first two of a list change places, so that the last keeps what
 * follows it.
 */
export const swapFirstItems: Operation = {
  id: 'structure.swap-first-items',
  kind: 'coordination_order',
  reason: 'free_order_of_list',
  strength: 2,
  risk: 0.05,
  role: 'even',
  gain: 0.1,
  scope: 'phrase',
  drafts(scene) {
    const { tokens } = scene.sentence
    return tokens.flatMap((comma, at): Draft[] => {
      if (comma.text !== ',') return []
      const items =
        nouns(tokens, at) ??
        adjectives(tokens, at) ??
        gerunds(tokens, at) ??
        aims(tokens, at) ??
        clauses(tokens, at)
      // "the cost of a flat, including the cost of food": an aside, no second item.
      return items === undefined || ASIDE.has(tokens[at + 1]?.lower ?? '') ? [] : swap(scene, items)
    })
  },
}

function swap({ sentence: { tokens }, text }: Scene, { from, comma, to }: Items): Draft[] {
  const left = inner(text, tokens, from, comma)
  const right = phrase(text, tokens, comma + 1, to)
  const between = text.slice((tokens[comma - 1] as Token).end, (tokens[comma + 1] as Token).start)
  const start = tokens[from] as Token
  const end = (tokens[to - 1] as Token).end
  const after = `${from === 0 ? opening(right) : right}${between}${left}`
  const article = tokens[from - 1]
  if (!/^an?$/.test(article?.lower ?? '')) return [{ start: start.start, end, after }]
  const first = articleFor(right)
  const kept = /^A/.test(article?.text ?? '') ? opening(first) : first
  return [{ start: (article as Token).start, end, after: `${kept} ${after}` }]
}

/** The list goes on after the second item: "…, and C" or "…, C, and D". */
function goesOn(tokens: readonly Token[], at: number): boolean {
  if (tokens[at]?.text !== ',') return false
  const rest = tokens.slice(at + 1, at + 9)
  const and = rest.findIndex(({ lower }) => lower === 'and' || lower === 'or')
  if (and === -1) return false
  return and === 0 || (rest[and - 1]?.text === ',' && rest.slice(0, and).every(isListWord))
}

function isListWord(token: Token): boolean {
  return token.text === ',' || /^(?:NOUN|ADJ)$/.test(token.pos)
}

const OPENS_LIST = wordList('en/swap/first-items', 'opens-list')

/** Nouns or compounds without determiner, the first right after what governs the list. */
function nouns(tokens: readonly Token[], comma: number): Items | undefined {
  const to = endOfBare(tokens, comma + 1)
  const from = startOfBare(tokens, comma)
  if (to === undefined || from === undefined || !goesOn(tokens, to)) return undefined
  const [first, second] = [tokens.slice(from, comma), tokens.slice(comma + 1, to)]
  const before = tokens[from - 1]
  if (before === undefined || isModifierVerb(tokens, from - 1) || before.lower === 'power') return undefined
  const isOpen =
    OPENS_LIST.has(before.lower) ||
    before.text === ':' ||
    (before.pos === 'VERB' && governs(tokens, from - 1))
  if (!isOpen || (before.lower === 'as' && tokens[from - 2]?.lower !== 'such')) return undefined
  if (before.lower === 'to' && before.pos === 'PART') return undefined
  // "teacher recruitment, retention": the first noun goes with both.
  if (first.length > 1 && second.length === 1) return undefined
  // What comes before a longer noun phrase could be read as its first part.
  const following = tokens.slice(to + 1).find(({ lower }) => lower !== 'and' && lower !== 'or')
  if (following?.pos === 'VERB' && /(?:s|ing)$/.test(following.lower) === false) return undefined
  return areFree([...first, ...second]) && !haveOrder([first.at(-1) as Token, second.at(-1) as Token])
    ? { from, comma, to }
    : undefined
}

/** A verb with the list as its object, no participle of the first noun ("coping skills"). */
function governs(tokens: readonly Token[], verb: number): boolean {
  const [before, { lower }] = [tokens[verb - 1], tokens[verb] as Token]
  if (before === undefined || /^(?:is|are|was|were|be)$/.test(lower)) return false
  // "a week of climbing clinics": a word of the noun.
  if (/ing$/.test(lower) && before.lower === 'of') return false
  if (/ing$/.test(lower)) return /^(?:ADP|SCONJ|AUX|CCONJ)$/.test(before.pos) || before.text === ','
  return before.lower !== "'s"
}

function areFree(words: readonly Token[]): boolean {
  return words.every(
    (word) =>
      word.pos === 'NOUN' &&
      !isTied(word) &&
      /^\p{Ll}/u.test(word.text) &&
      !/ing$/.test(word.lower) &&
      (!mayBeVerb(word) || words.length > 2 || isPluralNoun(word.lower)),
  )
}

function endOfBare(tokens: readonly Token[], from: number): number | undefined {
  let at = from
  while (tokens[at]?.pos === 'NOUN') at++
  return at > from && at - from <= 3 ? at : undefined
}

function startOfBare(tokens: readonly Token[], end: number): number | undefined {
  let at = end
  while (tokens[at - 1]?.pos === 'NOUN') at--
  return at < end && end - at <= 3 ? at : undefined
}

const BEFORE_ADJECTIVES = new RegExp(`^${anyOf('en/swap/first-items', 'before-adjectives')}$`)

/** "engaging, fun, and useful": the first two of three adjectives after a form of be or before their noun. */
function adjectives(tokens: readonly Token[], comma: number): Items | undefined {
  const [before, first, second] = [tokens[comma - 2], tokens[comma - 1], tokens[comma + 1]]
  if (!before || !first || !second || !/^(?:and|or)$/.test(tokens[comma + 3]?.lower ?? '')) return undefined
  if (tokens[comma + 2]?.text !== ',' || tokens[comma + 4]?.pos !== 'ADJ') return undefined
  if (first.pos !== 'ADJ' || second.pos !== 'ADJ' || isTied(first) || isTied(second)) return undefined
  if (!/^\p{Ll}/u.test(first.text) || haveOrder([first, second]) || isMark(before)) return undefined
  const isOpen = BEFORE_ADJECTIVES.test(before.lower)
  return isOpen ? { from: comma - 1, comma, to: comma + 2 } : undefined
}

const NOT_FREE = new RegExp(`^${anyOf('en/swap/first-items', 'not-free')}$`)

const BEFORE_AIM = new RegExp(`^${anyOf('en/swap/first-items', 'before-aims')}$`)

/** "to reduce waste, save energy, and …": the first two of three aims after `to` or a modal. */
function aims(tokens: readonly Token[], comma: number): Items | undefined {
  const second = tokens[comma + 1]
  if (second === undefined || !isBaseAim(second)) return undefined
  const to = tokens.findIndex((token, at) => at > comma && token.text === ',')
  const third = tokens[to + 2]
  if (to === -1 || to - comma > 9 || tokens[to + 1]?.lower !== 'and' || third?.pos !== 'VERB')
    return undefined
  const from = tokens.findLastIndex((token, at) => at < comma && isBaseAim(token))
  const before = tokens[from - 1]
  if (from < 1 || comma - from > 9 || comma - from < 2 || to - comma < 3 || /(?:ing|ed)$/.test(third.lower))
    return undefined
  const isOpen = BEFORE_AIM.test(before?.lower ?? '')
  const words = [...tokens.slice(from + 1, comma), ...tokens.slice(comma + 2, to)]
  const isPlain = words.every(
    (word) =>
      !word.locked && !isMark(word) && !/^(?:VERB|AUX|SCONJ)$/.test(word.pos) && !NOT_FREE.test(word.lower),
  )
  return isOpen && isPlain ? { from, comma, to } : undefined
}

function isBaseAim(token: Token): boolean {
  return token.pos === 'VERB' && !/(?:ing|ed|s)$/.test(token.lower) && isAim(token.lower)
}

/** "such as reading books, attending seminars, and joining clubs": examples stand in no order. */
function gerunds(tokens: readonly Token[], comma: number): Items | undefined {
  const second = tokens[comma + 1]
  if (second === undefined || !isGerund(second)) return undefined
  const to = tokens.findIndex((token, at) => at > comma && token.text === ',')
  if (to === -1 || to - comma > 9 || !goesOnWithGerund(tokens, to)) return undefined
  const from = tokens.findLastIndex((token, at) => at < comma && isGerund(token))
  const before = tokens[from - 1]
  if (from < 1 || before === undefined || comma - from > 9) return undefined
  const isExample =
    (before.lower === 'as' && tokens[from - 2]?.lower === 'such') ||
    before.lower === 'including' ||
    (/^(?:by|of|in|for|on|through|towards?)$/.test(before.lower) &&
      isAim(second.lower) &&
      isAim(tokens[from]?.lower ?? ''))
  const words = [...tokens.slice(from, comma), ...tokens.slice(comma + 1, to)]
  const isPlain = words.every((word) => !word.locked && !isMark(word) && !NOT_FREE.test(word.lower))
  return isExample && isPlain && comma - from > 1 && to - comma > 2 ? { from, comma, to } : undefined
}

function isGerund(token: Token): boolean {
  return /^(?:VERB|NOUN)$/.test(token.pos) && /[a-z]{3}ing$/.test(token.lower)
}

function goesOnWithGerund(tokens: readonly Token[], comma: number): boolean {
  const next = tokens[comma + 1]
  if (next === undefined) return false
  if (/^(?:and|or)$/.test(next.lower))
    return tokens[comma + 2] !== undefined && isGerund(tokens[comma + 2] as Token)
  return isGerund(next)
}

const STATE = wordList('en/swap/first-items', 'state')

const REFERS = new RegExp(`^${anyOf('en/swap/first-items', 'refers')}$`)

/** "The food was cold, the staff was rude, and …": the first two of three short statements of one kind. */
function clauses(tokens: readonly Token[], comma: number): Items | undefined {
  if (tokens.findIndex(({ text }) => text === ',') !== comma) return undefined
  const to = tokens.findIndex((token, at) => at > comma && token.text === ',')
  if (to === -1 || tokens[to + 1]?.lower !== 'and') return undefined
  const first = readSubject(tokens, 0)
  const second = readSubject(tokens, comma + 1)
  if (first === undefined || second === undefined) return undefined
  const third = readSubject(tokens, to + 2)
  if (third === undefined || tokens.slice(to + 2).some(({ text }) => text === ',')) return undefined
  const all = [first, second, third]
  if (all.some((subject) => subject.isPronoun || !STATE.has(tokens[subject.verb]?.lower ?? '')))
    return undefined
  if (first.verb >= comma || second.verb >= to || comma > 12 || to - comma > 12) return undefined
  if (countVerbs(tokens, 0, comma) > 1 || countVerbs(tokens, comma + 1, to) > 1) return undefined
  const isPlain = tokens.slice(0, to).every((word) => !word.locked && !REFERS.test(word.lower))
  return isPlain ? { from: 0, comma, to } : undefined
}
