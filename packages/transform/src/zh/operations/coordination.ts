import type { ZhToken } from '../analysis.ts'
import { isName } from '../names.ts'
import type { ZhSentence } from '../view.ts'
import type { Rewording, ZhOperation } from './operation.ts'
import { matchShape, shape, tokenAt } from './shapes.ts'

const MODES = {
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'creative', 'academic', 'formal', 'simple', 'expand'],
  strength: 4,
  risk: 0.06,
  gain: 0.3,
} as const

/** Words that tie items to an order. */
const ORDERED =
  /分别|依次|先后|顺序|前者|后者|其一|步骤|阶段|从.+[到至]|首先|其次|然后|轮流|逐[一个项]|分为|由.+[到至]|[①②③]|以.+为例|之间|相[比对互]/
/** Items that have an order of their own, or that mean something else when swapped. */
const ORDERED_ITEM =
  /原因|结果|过去|现在|未来|今天|明天|昨天|开始|结束|[生死男女父母子儿夫妻上下左右始终早晚春夏秋冬初高大小中老幼新旧]$|^[大小初高]|老师|学生|医生|患者|国家|地区|省|市|县|级|期|色|问题|答案|研究|发现|分析|诊断|收集|设计|建立|学习|计划|制定|提出|提取|申请|注册|调查|输入|输出|术|因果/
const LINKS: ReadonlySet<string> = new Set(['和', '与', '及', '以及', '或', '或者'])
const ADJECTIVE_LINKS: ReadonlySet<string> = new Set(['而', '且', '又', '和', '与'])
const LONGEST_ITEM = 4

/** One class a word, so that items of one build can be told: 独特的视角 and 深刻的思想 are both "ADN". */
function build(tokens: readonly ZhToken[]): string {
  return tokens.map(classOf).join('')
}

/** Words that the analyser calls nouns or verbs but that end or open a clause. */
const NEVER_ITEM = /^(?:时|时候|后|前|有|是|含|感兴趣|建议)$/

function classOf(token: ZhToken): string {
  if (isName(token) || token.text.length > 5 || NEVER_ITEM.test(token.reading)) return '!'
  if (/^(?:n|an|vn)$/.test(token.tag)) return 'N'
  if (/^(?:a|b|z)$/.test(token.tag)) return 'A'
  if (token.tag === 'v') return 'V'
  return token.tag === 'uj' ? 'D' : '!'
}

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
  'V',
  'NNN',
  'VNN',
  'ANN',
])

interface Item {
  readonly first: number
  readonly last: number
}

/** 缓解压力和焦虑 → 缓解焦虑和压力；独特的视角与深刻的思想 → 深刻的思想与独特的视角 */
export const swapPair: ZhOperation = {
  id: 'structure.swap-pair',
  kind: 'list_order',
  reason: 'The same two things in another order.',
  ...MODES,
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
    if (!startAlike(tokens, left, right)) continue
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

/** Words over both items (不同类型和复杂程度), and verbs that only one of them has (增强视觉与听觉冲击力). */
function startAlike(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  const [a, b] = [tokens[left.first], tokens[right.first]]
  if (a === undefined || b === undefined || left.first === left.last) return a !== undefined
  return !OVER_BOTH.test(a.reading) && (a.tag === 'vn') === (b.tag === 'vn')
}

const OVER_BOTH =
  /^(?:不同|各种|多种|各类|一些|许多|某些|其他|相关|有关|主要|重要|常见|所有|大量|新|更多|两种|双方|整个|各)$/

/** Nothing before the first item belongs to it alone: a mark, a verb, a preposition, or 的 over both. */
function isFreeLeft(tokens: readonly ZhToken[], { first }: Item, itemBuild: string): boolean {
  const before = tokens[first - 1]
  if (before === undefined) return true
  if (before.reading === '、') return false
  if (before.tag === 'uj') return itemBuild === 'N' || itemBuild === 'A'
  if (itemBuild === 'A') return /^(?:x|d|v|ul|uj)$/.test(before.tag)
  if (itemBuild === 'V')
    return (
      /^(?:x|d|ad|r|p)$/.test(before.tag) ||
      /^(?:能|可以|会|要|应|应该|应当|需要|去|来)$/.test(before.reading)
    )
  return /^(?:x|v|ul|uz|p|r)$/.test(before.tag) && !/^(?:这|那|其|某|每|各|该)$/.test(before.reading)
}

/** Nothing after the last item makes it part of a longer word. */
function isFreeRight(tokens: readonly ZhToken[], { last }: Item, itemBuild: string): boolean {
  const after = tokens[last + 1]
  if (after === undefined) return true
  if (LINKS.has(after.reading) || after.reading === '、') return false
  if (itemBuild === 'A') return /^(?:uj|uv)$/.test(after.tag) || /[，。；？！]/.test(after.reading)
  if (itemBuild === 'V') return /^(?:r|n)$/.test(after.tag)
  return (
    after.tag === 'uj' ||
    after.tag === 'p' ||
    after.reading === '等' ||
    /[，。；？！]/.test(after.reading) ||
    /^(?:中|上|里|方面)$/.test(after.reading) ||
    after.tag === 'd'
  )
}

/** A、B和C → A、C和B; all of it is turned round when nothing before it belongs to A alone. */
export const rotateList: ZhOperation = {
  id: 'structure.rotate-list',
  kind: 'list_order',
  reason: 'The same items in another order.',
  ...MODES,
  find: (sentence) => {
    if (ORDERED.test(sentence.reading)) return []
    return listsIn(sentence.tokens).flatMap((items) => {
      const build = buildOf(sentence.tokens, items[0] as Item)
      const free =
        isShort(sentence.tokens, items[0] as Item) &&
        isFreeLeft(sentence.tokens, items[0] as Item, build.startsWith('V') ? 'V' : build)
      const moved = free ? items : items.slice(1)
      if (moved.length < 2 || items.length < 3) return []
      return [reorder(sentence, moved, [...moved].reverse())]
    })
  },
}

/** A first item that can hold no verb of its own (主要影响心血管系统). */
function isShort(tokens: readonly ZhToken[], { first, last }: Item): boolean {
  return last - first <= 1 && tokens.slice(first, last).every(({ tag }) => /^(?:n|a|b|v)$/.test(tag))
}

/** Lists of three or more items with 、 between them, a conjunction before the last allowed. */
function listsIn(tokens: readonly ZhToken[]): Item[][] {
  const lists: Item[][] = []
  let items: Item[] = []
  let first = 0
  for (let index = 0; index <= tokens.length; index++) {
    const token = tokens[index]
    const isClosed = items.length > 0 && LINKS.has(tokens[first - 1]?.reading ?? '')
    const separates =
      token !== undefined &&
      !isClosed &&
      (token.reading === '、' || (items.length > 0 && LINKS.has(token.reading)))
    if (separates) {
      items.push({ first, last: index - 1 })
      first = index + 1
    } else if (token === undefined || classOf(token) === '!' || token.tag === 'uj') {
      const last = { first, last: index - 1 }
      if (items.length > 0)
        lists.push([
          trimHead(tokens, items[0] as Item, build(tokens.slice(first, index)).startsWith('V')),
          ...items.slice(1),
          last,
        ])
      items = []
      first = index + 1
    }
  }
  return lists.filter((list) => list.length >= 3 && isList(tokens, list))
}

/** The first item without what stands before it: its run of nouns and adjectives, with its verb in a list of acts. */
function trimHead(tokens: readonly ZhToken[], { first, last }: Item, isActs: boolean): Item {
  let start = last
  while (start > first && /^[AN]$/.test(classOf(tokens[start - 1] as ZhToken))) start--
  const verb = tokens[start - 1]
  return { first: isActs && start > first && verb?.tag === 'v' ? start - 1 : start, last }
}

/** 刑法、民法和宪法学说: the last item may lend its last word to all of them, unless all end alike. */
function sharesHead(tokens: readonly ZhToken[], list: readonly Item[]): boolean {
  const size = ({ first, last }: Item) => last - first
  const last = list.at(-1) as Item
  const isLonger = list.slice(0, -1).every((item) => size(item) < size(last))
  const endOf = (item: Item) => readingOf(tokens, item).at(-1)
  return isLonger && list.some((item) => endOf(item) !== endOf(last))
}

function isList(tokens: readonly ZhToken[], list: readonly Item[]): boolean {
  const [head, ...rest] = list
  const last = rest.at(-1)
  const isActs = rest.every((item) => buildOf(tokens, item).startsWith('V'))
  if (head === undefined || last === undefined || !isFreeRight(tokens, last, 'N')) return false
  if (sharesHead(tokens, list)) return false
  return [head, ...rest].every((item) => {
    const itemBuild = buildOf(tokens, item)
    const fits = item.last - item.first < LONGEST_ITEM && (isActs ? /^V[AN]*N$/ : /^[AN]*N$/).test(itemBuild)
    return fits && item.last >= item.first && !ORDERED_ITEM.test(readingOf(tokens, item))
  })
}

function buildOf(tokens: readonly ZhToken[], { first, last }: Item): string {
  return build(tokens.slice(first, last + 1))
}

function readingOf(tokens: readonly ZhToken[], { first, last }: Item): string {
  return tokens
    .slice(first, last + 1)
    .map(({ reading }) => reading)
    .join('')
}

/** Puts items into each other's places; what stands between them stays. */
function reorder(sentence: ZhSentence, places: readonly Item[], items: readonly Item[]): Rewording {
  const { tokens, source } = sentence
  const startOf = ({ first }: Item) => tokens[first]?.start ?? 0
  const endOf = ({ last }: Item) => tokens[last]?.end ?? 0
  const start = startOf(places[0] as Item)
  const end = endOf(places.at(-1) as Item)
  const after = places
    .map((place, index) => {
      const item = items[index] as Item
      const next = places[index + 1]
      const between = next === undefined ? '' : source.text.slice(endOf(place), startOf(next))
      return source.text.slice(startOf(item), endOf(item)) + between
    })
    .join('')
  return { start, end, after }
}

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
