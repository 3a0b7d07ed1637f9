import { wordList } from '../../../lexicon/load-lists.ts'
import type { ZhToken } from '../../analysis.ts'
import { matchShape, shape, tokenAt } from '../../grammar/shapes.ts'
import type { ZhOperation } from '../operation.ts'
import {
  ADJECTIVE_LINKS,
  buildOf,
  describesOne,
  type Item,
  isFreeLeft,
  isFreeRight,
  LINKS,
  LONGEST_ITEM,
  NAMING_VERB,
  ORDER_SETTINGS,
  ORDERED,
  ORDERED_ITEM,
  onlyLaterIsAct,
  ownsFirst,
  readingOf,
  reorder,
} from './items.ts'
import { SET_PAIR } from './order.ts'

/** Builds that make sense as an item of a coordination. */
const ITEM_BUILDS: ReadonlySet<string> = new Set([
  'N',
  'NN',
  'AN',
  'ADN',
  'NDN',
  'VN',
  'ADNN',
  'A',
  'NNN',
  'VNN',
  'ANN',
])

/** 缓解压力和焦虑 → 缓解焦虑和压力；独特的视角与深刻的思想 → 深刻的思想与独特的视角 */
export const swapPair: ZhOperation = {
  id: 'structure.swap-pair',
  kind: 'list_order',
  reason: 'two_things_reordered',
  ...ORDER_SETTINGS,
  drafts: (sentence) =>
    ORDERED.test(sentence.reading)
      ? []
      : sentence.tokens.flatMap((token, index) => {
          if (!LINKS.has(token.reading) && !ADJECTIVE_LINKS.has(token.reading)) return []
          const pair = pairAround(sentence.tokens, index)
          return pair === undefined
            ? []
            : [reorder(sentence, [pair.left, pair.right], [pair.right, pair.left])]
        }),
}

/** The two items of one build around a conjunction, the longest that stands free. */
function pairAround(tokens: readonly ZhToken[], index: number): { left: Item; right: Item } | undefined {
  for (let size = LONGEST_ITEM; size > 0; size--) {
    const left = { first: index - size, last: index - 1 }
    const right = { first: index + 1, last: index + size }
    if (left.first < 0 || right.last >= tokens.length) continue
    const leftBuild = areStates(tokens, left, right)
      ? 'N'
      : alike(buildOf(tokens, left), buildOf(tokens, right))
    if (leftBuild === undefined || !ITEM_BUILDS.has(leftBuild)) continue
    const link = tokens[index]?.reading ?? ''
    if (leftBuild === 'A' ? !ADJECTIVE_LINKS.has(link) : !LINKS.has(link)) continue
    if (!startAlike(tokens, left, right) || isBetweenDe(tokens, left, right)) continue
    if (onlyLaterIsAct(tokens, left, [right])) return undefined
    if (!isFreeLeft(tokens, left, leftBuild) || !isFreeRight(tokens, right, leftBuild)) continue
    const readings = [readingOf(tokens, left), readingOf(tokens, right)]
    if (readings.some((reading) => ORDERED_ITEM.test(reading) || SET_PAIR.test(reading))) return undefined
    if (governsOne(tokens, left, right) || PEOPLE.test(readings[1] ?? '') !== PEOPLE.test(readings[0] ?? ''))
      return undefined
    if (ownsFirst(tokens, left) || describesOne(readings[0] ?? '', readings[1] ?? '')) return undefined
    if (leftBuild.length === 1 && readings[0]?.length !== readings[1]?.length) return undefined
    if (describesNext(tokens, left, right)) return undefined
    return { left, right }
  }
  return undefined
}

/** The common build of two items; taggers waver between noun and verb (场景布置) and noun and adjective (痛苦). */
function alike(left: string, right: string): string | undefined {
  if (left === right) return left
  const isNounish = /^N[NVA]$/.test(left) && /^N[NVA]$/.test(right)
  return isNounish ? 'NN' : undefined
}

/** 公积金中心或银行工作人员: the people at the end are of both. */
const PEOPLE = /(?:人员|员工|人士|专家|负责人|代表)$/u

/** Adjectives that are nouns as well, so that the tagger's word for them says little. */
const STATE = wordList('zh/swap/pair', 'state')

function areStates(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  return STATE.has(readingOf(tokens, left)) && STATE.has(readingOf(tokens, right))
}

/** 绚烂的音乐和动人的旋律: with 的 on both sides the conjunction may join longer items than these. */
function isBetweenDe(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  return tokens[left.first - 1]?.tag === 'uj' && tokens[right.last + 1]?.tag === 'uj'
}

/**
 * 考虑年龄和肿瘤的位置: after a verb the second noun may belong to what follows 的; 建议联系银行或支付平台: the
 * first item may be an act with the pair as its object; 丰富的象征意义与隐喻: a verb may describe the first noun.
 */
function governsOne(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  if (tokens[left.first - 1]?.tag !== 'v') return false
  if (tokens[left.first - 2]?.tag === 'uj' || NAMING_VERB.has(tokens[left.first - 1]?.reading ?? ''))
    return true
  const isAct = left.first < left.last && /^vn?$/.test(tokens[left.first]?.tag ?? '')
  const isOwner = tokens[right.last + 1]?.tag === 'uj' && /^N/.test(buildOf(tokens, right))
  return isAct || isOwner
}

/** Words over both items (不同类型和复杂程度), and verbs that only one of them has (增强视觉与听觉冲击力). */
function startAlike(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  const [a, b] = [tokens[left.first], tokens[right.first]]
  if (a === undefined || b === undefined || left.first === left.last) return a !== undefined
  return !OVER_BOTH.has(a.reading) && (a.tag === 'vn') === (b.tag === 'vn')
}

const OVER_BOTH = wordList('zh/swap/pair', 'over-both')

/** 家人或信任的朋友: before 的 a word that names nobody describes what follows, the person before it does not. */
function describesNext(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  const isPerson = (item: Item) => /[人友母亲师生员者属戚]$/u.test(readingOf(tokens, item))
  return tokens[right.last + 1]?.tag === 'uj' && isPerson(left) && !isPerson(right)
}

const BOTH = shape('(既)([^，。；：“”]{2,10}?)，?又([^，。；：“”]{2,10}?)(?=[。，；])')

/** 既方便，又便宜 → 又方便又便宜 */
export const bothAnd: ZhOperation = {
  id: 'structure.both-and',
  kind: 'connective',
  reason: 'plainer_pair',
  modes: ['simple', 'creative', 'standard', 'reduce-both'],
  strength: 4,
  risk: 0.08,
  role: 'even',
  gain: 0.1,
  drafts: (sentence) =>
    matchShape(sentence, BOTH)
      .filter((match) =>
        [match.place(2), match.place(3)].every(({ start, end }) => {
          const token = tokenAt(sentence, start)
          return token?.tag === 'a' && token.end === end
        }),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `又${match.words(2)}又${match.words(3)}`,
      })),
}
