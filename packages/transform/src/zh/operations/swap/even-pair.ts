import { anyOf, wordGroups, wordList } from '../../../lexicon/load-lists.ts'
import type { ZhToken } from '../../analysis.ts'
import { isName } from '../../names.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import {
  describesOne,
  type Item,
  ORDER_SETTINGS,
  onlyLaterIsAct,
  ownsFirst,
  readingOf,
  reorder,
} from './items.ts'
import { ONE_AFTER_ANOTHER, OWN_PLACE, SET_PAIR, widens } from './order.ts'

/** 条款和条件 → 条件和条款: two things of one build and one length, with nothing that only one of them can claim. */
export const swapEvenPair: ZhOperation = {
  id: 'structure.swap-even-pair',
  kind: 'list_order',
  reason: 'two_things_reordered',
  ...ORDER_SETTINGS,
  drafts: (sentence) =>
    ONE_AFTER_ANOTHER.test(sentence.reading)
      ? []
      : sentence.tokens.flatMap((token, link) => {
          if (!LINKS.test(token.reading)) return []
          const pair = pairAround(sentence, link)
          return pair === undefined ? [] : [reorder(sentence, pair, [...pair].reverse())]
        }),
}

const LINKS = /^(?:和|与|及|以及|或|或者|、)$/u
const LONGEST = 3

function pairAround({ tokens }: ZhSentence, link: number): [Item, Item] | undefined {
  for (let size = LONGEST; size > 0; size--) {
    const left = { first: link - size, last: link - 1 }
    const right = { first: link + 1, last: link + size }
    if (left.first < 0 || right.last >= tokens.length) continue
    const kind = kindOfPair(tokens, left, right)
    if (kind === undefined || !opensAt(tokens, left, kind) || !closesAt(tokens, left, right, kind)) continue
    if (kind === 'thing' && (ownsFirst(tokens, left) || governsFirst(tokens, left, right))) return undefined
    return isOrdered(tokens, left, right) ? undefined : [left, right]
  }
  return undefined
}

/** 练习瑜伽或冥想: when only the second is an act, the verb before may be of the first alone. */
function governsFirst(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  return tokens[left.first - 1]?.tag === 'v' && onlyLaterIsAct(tokens, left, [right])
}

type Kind = 'thing' | 'quality' | 'act'

/** Words that are read as verbs but stand before 能力 or 状况 as nouns do. */
const BEFORE_HEAD = wordList('zh/swap/even-pair', 'before-head')
const HEAD = wordList('zh/swap/even-pair', 'head')

function classOf(token: ZhToken | undefined): string {
  if (token === undefined || isName(token) || NO_ITEM.has(token.reading)) return '!'
  if (/^(?:n|vn|an|j)$/.test(token.tag)) return 'n'
  if (/^(?:a|z|ad)$/.test(token.tag)) return 'a'
  if (/^(?:v|vd)$/.test(token.tag) && token.text.length === 2) return 'v'
  return '!'
}

/** Words that close or open a clause, reach over both things, or lean on another word. */
const NO_ITEM = wordList('zh/swap/even-pair', 'no-item')

function kindOfPair(tokens: readonly ZhToken[], left: Item, right: Item): Kind | undefined {
  const [a, b] = [tokens.slice(left.first, left.last + 1), tokens.slice(right.first, right.last + 1)]
  const [one, two] = [a.map(classOf).join(''), b.map(classOf).join('')]
  const lengths = [a, b].map((words) => words.reduce((sum, { text }) => sum + text.length, 0))
  if (one.includes('!') || two.includes('!')) return undefined
  if (lengths[0] !== lengths[1] && one + two !== 'nn') return undefined
  if (a.length === 1) {
    if (Math.min(...lengths) === 1 || Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0)) > 1) return undefined
    if (one === two) return one === 'n' ? 'thing' : one === 'a' ? 'quality' : 'act'
    return one + two === 'an' || one + two === 'na' ? 'thing' : undefined
  }
  if (a.length === 2) return compound(a) && compound(b) ? 'thing' : undefined
  return one === 'nnn' && two === 'nnn' ? 'thing' : undefined
}

/** 信用历史, 还款能力: a noun with a noun before it, or with a verb that only says what kind. */
function compound([first, head]: readonly ZhToken[]): boolean {
  if (classOf(first) === 'a' || classOf(head) !== 'n') return false
  if (first?.tag === 'v') return BEFORE_HEAD.has(first.reading) && HEAD.has(head?.reading ?? '')
  return true
}

const OVER_BOTH = wordList('zh/swap/even-pair', 'over-both')
const FIRM_PREPOSITION = wordList('zh/swap/even-pair', 'firm-preposition')
const MODAL_OR_ADVERB = wordList('zh/swap/even-pair', 'modal-or-adverb')

function opensAt(tokens: readonly ZhToken[], { first, last }: Item, kind: Kind): boolean {
  const before = tokens[first - 1]
  if (before === undefined || /^[，。；：！？]$/.test(before.reading)) return kind === 'thing'
  if (kind === 'quality')
    return /^(?:d|ad)$/.test(before.tag) || MODAL_OR_ADVERB.has(before.reading) || owns(tokens, first)
  if (kind === 'act')
    return MODAL_OR_ADVERB.has(before.reading) || owns(tokens, first) || OVER_BOTH.has(before.reading)
  if (/^u[lzg]$/.test(before.tag) || OVER_BOTH.has(before.reading)) return true
  if (FIRM_PREPOSITION.has(before.reading) || owns(tokens, first)) return true
  // 血糖控制水平及合并症: the head has a verb of its own before it.
  if (/^vn?$/.test(before.tag) && HEAD.has(tokens[first]?.reading ?? '')) return false
  // A verb in front may make one word with the first noun (支付手段), unless that noun has a noun of its own.
  return (
    before.tag === 'v' && before.text.length === 2 && !BEFORE_HEAD.has(before.reading) && last - first <= 2
  )
}

/** 的 before both: what it describes reaches over two words of one length. */
function owns(tokens: readonly ZhToken[], first: number): boolean {
  return tokens[first - 1]?.tag === 'uj' && !/^(?:x|c)$/.test(tokens[first - 2]?.tag ?? 'x')
}

const FIRM_PREDICATE = wordList('zh/swap/even-pair', 'firm-predicate')

function closesAt(tokens: readonly ZhToken[], left: Item, right: Item, kind: Kind): boolean {
  const after = tokens[right.last + 1]
  const before = tokens[left.first - 1]
  if (after === undefined || /^[，。；：！？）)]$/.test(after.reading)) return true
  if (/^(?:等|等等)$/.test(after.reading)) return true
  if (tokens[left.last + 1]?.reading === '、') return false
  // 血液中的抗体检测和血液细胞的鉴定: between two 的 the second thing may be of the noun that follows.
  if (after.tag === 'uj')
    return (
      kind === 'quality' ||
      (before?.tag !== 'uj' && !(kind === 'thing' && OVER_BOTH.has(before?.reading ?? '')))
    )
  if (kind !== 'thing') return false
  const opensClause = before === undefined || /^[，。；：]$/.test(before.reading) || before.tag === 'uj'
  const isObject = FIRM_PREPOSITION.has(before?.reading ?? '')
  return (opensClause || isObject) && FIRM_PREDICATE.has(after.reading)
}

/** Stages, set pairs, and a head that only the second names for both (视觉与听觉冲击力). */
function isOrdered(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  const [one, two] = [readingOf(tokens, left), readingOf(tokens, right)]
  const before = tokens
    .slice(Math.max(0, left.first - 2), left.first)
    .map(({ reading }) => reading)
    .join('')
  if (
    SET_PAIR.test(one) ||
    SET_PAIR.test(two) ||
    OWN_PLACE.test(one) ||
    OWN_PLACE.test(two) ||
    JOINED_PAIR.test(`${one}+${two}`)
  )
    return true
  if (describesOne(one, two) || widens(one, two) || RANK.test(one) || /之间的?$/u.test(before)) return true
  if (PROCESS.test(one) && PROCESS.test(two)) return true
  if (AGENT.test(one) !== AGENT.test(two)) return true
  if (SUFFIX.exec(one)?.[0] !== SUFFIX.exec(two)?.[0] || /行$|^[分支总单双正负内外主次]/u.test(one))
    return true
  return one === two || one.at(-1) === two[0] || one[0] === two.at(-1)
}

/** Officers and officials are named by rank. */
const RANK = new RegExp(`(?:${anyOf('zh/swap/even-pair', 'rank')}|[^成增生特专时]长)$`, 'u')
/** 新闻与传播学, 安全和支持性: an ending of one alone may be meant for both. */
const SUFFIX = /[学性率度感化]$/u
const JOINED_PAIR = new RegExp(
  [
    ...wordGroups('zh/swap/even-pair', 'joined-pairs').map((pair) => pair.join('\\+')),
    `${anyOf('zh/swap/even-pair', 'first-of-pair')}\\+`,
    anyOf('zh/swap/even-pair', 'pair-words'),
    '真+假',
  ].join('|'),
  'u',
)
const PROCESS = new RegExp(`${anyOf('zh/swap/even-pair', 'process')}`, 'u')
const AGENT = new RegExp(`${anyOf('zh/swap/even-pair', 'agent')}$`, 'u')
