import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import type { ZhToken } from '../../analysis.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import {
  describesOne,
  FREE_ADJECTIVES,
  type Item,
  LINKS,
  NAMING_VERB,
  ORDER_SETTINGS,
  ORDERED,
  onlyLaterIsAct,
  ownsFirst,
  readingOf,
  reorder,
} from './items.ts'
import { FIXED_ORDER, SET_PAIR, widens } from './order.ts'

/** Prepositions whose object ends where the verb begins: 向朋友和家人借款. */
const BEFORE_OBJECT: ReadonlySet<string> = new Set(['向', '对', '给', '为', '从', '由', '按', '因', '以'])

/** People and bodies: 国家的政策和企业 has two things of two owners. */
const AGENT = new RegExp(`${anyOf('zh/swap/coordination', 'agent')}$`, 'u')

/** 渴望知识和友谊 → 渴望友谊和知识; where it is sure where both things begin and end. */
export const swapCoordinated: ZhOperation = {
  id: 'structure.swap-coordinated',
  kind: 'list_order',
  reason: 'two_things_reordered',
  ...ORDER_SETTINGS,
  drafts: (sentence) => {
    if (ORDERED.test(sentence.reading)) return []
    return sentence.tokens.flatMap((token, index) => {
      if (!LINKS.has(token.reading)) return []
      const pair = pairAround(sentence, index)
      if (pair === undefined) return []
      const [left, right] = pair
      if (ownsFirst(sentence.tokens, left) || onlyLaterIsAct(sentence.tokens, left, [right])) return []
      const readings = pair.map((item) => readingOf(sentence.tokens, item))
      if (readings.some((reading) => NO_TURN.some((pattern) => pattern.test(reading)))) return []
      if (describesOne(readings[0] ?? '', readings[1] ?? '')) return []
      if (widens(readings[0] ?? '', readings[1] ?? '')) return []
      return [reorder(sentence, pair, [...pair].reverse())]
    })
  },
}

/** 恐惧与勇气的对抗 is between the two; 切肉或菜肴 is an act with two objects. */
const RELATION = new RegExp(
  `的${anyOf('zh/swap/coordination', 'relations')}$|^[切吃喝做读写买卖洗穿煮炒]\\p{Script=Han}$`,
  'u',
)
const NO_TURN = [FIXED_ORDER, SET_PAIR, RELATION]

function pairAround({ tokens }: ZhSentence, link: number): [Item, Item] | undefined {
  const right = scan(tokens, link + 1, 1)
  const left = scan(tokens, link - 1, -1)
  if (right === undefined || left === undefined) return undefined
  if (!endsWell(tokens, left, right) || tokens[right.last]?.tag === 'uj') return undefined
  const [ownDe, otherDe] = [deCount(tokens, left), deCount(tokens, right)]
  if (ownDe === 1 && otherDe === 1) return startsWell(tokens, left) ? [left, right] : undefined
  if (ownDe === 1 && otherDe === 0)
    return isMeasured(tokens, left) ? undefined : underOwner(tokens, left, right)
  if (ownDe + otherDe > 0 || !startsWell(tokens, left)) return undefined
  return isEven(tokens, left, right) ? [left, right] : undefined
}

/** 提高他们的生活水平和职业前景: the verb was chosen for the first of the two. */
function isMeasured(tokens: readonly ZhToken[], { first }: Item): boolean {
  return tokens.slice(Math.max(0, first - 2), first + 1).some(({ reading }) => MEASURING.has(reading))
}

const MEASURING = wordList('zh/swap/coordination', 'measuring')

const LONGEST = 6

/** The run of nouns, adjectives and 的 on one side of a conjunction. */
function scan(tokens: readonly ZhToken[], from: number, step: 1 | -1): Item | undefined {
  let at = from
  while (Math.abs(at - from) < LONGEST && isPart(tokens, at)) at += step
  const edge = at - step
  if (at === from) return undefined
  return step === 1 ? { first: from, last: edge } : { first: edge, last: from }
}

function isPart(tokens: readonly ZhToken[], at: number): boolean {
  const token = tokens[at]
  if (token === undefined) return false
  if (/^(?:n|vn|an|a|b|uj|eng|j|ng)$/.test(token.tag)) return !NO_PART.has(token.reading)
  const isNominalised = token.tag === 'v' && tokens[at - 1]?.tag === 'uj' && token.text.length === 2
  return isNominalised && !NO_PART.has(token.reading)
}

const NO_PART = wordList('zh/swap/coordination', 'no-part')

function deCount(tokens: readonly ZhToken[], { first, last }: Item): number {
  return tokens.slice(first, last + 1).filter(({ tag }) => tag === 'uj').length
}

/** A verb, a particle after one, a preposition or a mark before the first thing; the verb must not be an act of it. */
function startsWell(tokens: readonly ZhToken[], { first }: Item): boolean {
  const before = tokens[first - 1]
  if (before === undefined || tokens[first]?.tag === 'uj') return false
  if (/^(?:ul|uz)$/.test(before.tag) || before.reading === '出') return true
  if (before.tag === 'v')
    return before.text.length === 2 && !NO_GOVERNOR.test(before.reading) && !NAMING_VERB.has(before.reading)
  return before.tag === 'p' && !/^(?:与|和|跟|同)$/.test(before.reading)
}

const NO_GOVERNOR = /^(?:是|有|可以|能够|进行)$/

function endsWell(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  const after = tokens[right.last + 1]
  if (after === undefined || /^[，。；！？]$/.test(after.reading) || after.reading === '等') return true
  if (!/^n/.test(tokens[right.last]?.tag ?? '') || !/^(?:v|d|ad)$/.test(after.tag)) return false
  // 以流畅的镜头与鲜明的视觉构图，……: a verb with nothing after it is the head of the second thing.
  if (/^[，。；、]?$/.test(tokens[right.last + 2]?.reading ?? '')) return false
  const preposition = tokens[left.first - 1]?.reading ?? ''
  if (preposition === '对' && !AFTER_TARGET.has(after.reading)) return false
  return BEFORE_OBJECT.has(preposition)
}

/** What follows the object of 对, so that no noun is taken for it (对命运的思考和情感共鸣). */
const AFTER_TARGET = wordList('zh/swap/coordination', 'after-target')

/** 患者的家庭和工作 → 患者的工作和家庭: both belong to the owner before 的. */
function underOwner(tokens: readonly ZhToken[], left: Item, right: Item): [Item, Item] | undefined {
  const de = tokens.findIndex((token, index) => index >= left.first && token.tag === 'uj')
  const owner = tokens[de - 1]
  const tail = { first: de + 1, last: left.last }
  if (owner === undefined || tail.first > tail.last) return undefined
  const owns = /^(?:n|r|vn)$/.test(owner.tag) || FREE_ADJECTIVES.has(owner.reading)
  const isFree = owns && isEven(tokens, tail, right) && !AGENT.test(readingOf(tokens, right))
  return isFree ? [tail, right] : undefined
}

const HEAD = new RegExp(`${anyOf('zh/swap/coordination', 'head')}$`, 'u')

/** 临床及实验室检查特点: a general noun at the end may belong to both items. */
function sharesHead(left: readonly ZhToken[], right: readonly ZhToken[]): boolean {
  const [one, two] = [left.at(-1)?.reading ?? '', right.at(-1)?.reading ?? '']
  return HEAD.test(two) && !HEAD.test(one)
}

/** As many words on both sides, and neither has an adjective that might reach over the other. */
function isEven(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  const [one, two] = [left, right].map(({ first, last }) => tokens.slice(first, last + 1))
  if (one === undefined || two === undefined || one.length !== two.length || one.length > 3) return false
  const adjective = (words: readonly ZhToken[]) => words.length > 1 && /^[ab]$/.test(words[0]?.tag ?? '')
  if (adjective(one) !== adjective(two)) return false
  if (one.length > 1 && sharesHead(one, two)) return false
  const [a, b] = [readingOf(tokens, left), readingOf(tokens, right)]
  return one.length > 1 || (a.length === b.length && a.length > 1) || /^n/.test(one[0]?.tag ?? '')
    ? a.length > 1 && b.length > 1 && a.at(-1) !== b.at(0)
    : false
}
