import type { ZhToken } from '../analysis.ts'
import {
  ADJECTIVE_LINKS,
  buildOf,
  type Item,
  isFreeLeft,
  isFreeRight,
  LINKS,
  LONGEST_ITEM,
  ORDER_SETTINGS,
  ORDERED,
  ORDERED_ITEM,
  onlyLaterIsAct,
  readingOf,
  reorder,
} from './items.ts'
import type { ZhOperation } from './operation.ts'
import { matchShape, shape, tokenAt } from './shapes.ts'

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
  reason: 'The same two things in another order.',
  ...ORDER_SETTINGS,
  find: (sentence) =>
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
    const leftBuild = alike(buildOf(tokens, left), buildOf(tokens, right))
    if (leftBuild === undefined || !ITEM_BUILDS.has(leftBuild)) continue
    const link = tokens[index]?.reading ?? ''
    if (leftBuild === 'A' ? !ADJECTIVE_LINKS.has(link) : !LINKS.has(link)) continue
    if (!startAlike(tokens, left, right) || isBetweenDe(tokens, left, right)) continue
    if (onlyLaterIsAct(tokens, left, [right])) return undefined
    if (!isFreeLeft(tokens, left, leftBuild) || !isFreeRight(tokens, right, leftBuild)) continue
    if (ORDERED_ITEM.test(readingOf(tokens, left)) || ORDERED_ITEM.test(readingOf(tokens, right)))
      return undefined
    if (leftBuild.length === 1 && readingOf(tokens, left).length !== readingOf(tokens, right).length)
      return undefined
    return { left, right }
  }
  return undefined
}

/** The common build of two items; taggers waver between noun and verb (场景布置) and noun and adjective (痛苦). */
function alike(left: string, right: string): string | undefined {
  if (left === right) return left
  const isNounish = /^N?[NVA]$/.test(left) && /^N?[NVA]$/.test(right) && left.length === right.length
  if (!isNounish) return undefined
  return left.length === 2 ? 'NN' : /V/.test(left + right) ? undefined : 'N'
}

/** 绚烂的音乐和动人的旋律: with 的 on both sides the conjunction may join longer items than these. */
function isBetweenDe(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  return tokens[left.first - 1]?.tag === 'uj' && tokens[right.last + 1]?.tag === 'uj'
}

/** Words over both items (不同类型和复杂程度), and verbs that only one of them has (增强视觉与听觉冲击力). */
function startAlike(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  const [a, b] = [tokens[left.first], tokens[right.first]]
  if (a === undefined || b === undefined || left.first === left.last) return a !== undefined
  return !OVER_BOTH.test(a.reading) && (a.tag === 'vn') === (b.tag === 'vn')
}

const OVER_BOTH =
  /^(?:不同|各种|多种|各类|一些|许多|某些|其他|相关|有关|主要|重要|常见|所有|大量|新|更多|两种|双方|整个|各|医院|学校|企业|公司|社区|国家|城市|农村|家庭|临床|中国|我国)$/

const BOTH = shape('(既)([^，。；：“”]{2,10}?)，?又([^，。；：“”]{2,10}?)(?=[。，；])')

/** 既方便，又便宜 → 又方便又便宜 */
export const bothAnd: ZhOperation = {
  id: 'structure.both-and',
  kind: 'connective',
  reason: 'A plainer pair.',
  modes: ['simple', 'creative', 'standard', 'reduce-both'],
  strength: 4,
  risk: 0.08,
  gain: 0.1,
  find: (sentence) =>
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
