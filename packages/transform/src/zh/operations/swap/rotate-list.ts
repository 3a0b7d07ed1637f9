import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import type { ZhToken } from '../../analysis.ts'
import type { ZhOperation } from '../operation.ts'
import {
  build,
  buildOf,
  classOf,
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

/** A、B和C → A、C和B; all of it is turned round when nothing before it belongs to A alone. */
export const rotateList: ZhOperation = {
  id: 'structure.rotate-list',
  kind: 'list_order',
  reason: 'items_reordered',
  ...ORDER_SETTINGS,
  drafts: (sentence) => {
    if (ORDERED.test(sentence.reading)) return []
    return listsIn(sentence.tokens).flatMap((items) => {
      if (isQualified(sentence.tokens, items[0] as Item)) return []
      if (onlyLaterIsAct(sentence.tokens, items[0] as Item, items.slice(1))) return []
      const build = buildOf(sentence.tokens, items[0] as Item)
      const free =
        isShort(sentence.tokens, items[0] as Item) &&
        !isLongest(items) &&
        !describesAll(sentence.tokens, items) &&
        isFreeLeft(sentence.tokens, items[0] as Item, build.startsWith('V') ? 'V' : build)
      const moved = free ? items : items.slice(1)
      if (moved.length < 2 || items.length < 3) return []
      return [reorder(sentence, moved, [...moved].reverse())]
    })
  },
}

/** 新鲜蔬菜、水果和豆制品: said once of the first item, meant for those after it. */
const OF_ALL = wordList('zh/swap/rotate-list', 'of-all')

function describesAll(tokens: readonly ZhToken[], [head, ...rest]: readonly Item[]): boolean {
  const isDescribed = (item: Item | undefined) => OF_ALL.has(tokens[item?.first ?? -1]?.reading ?? '')
  return isDescribed(head) && !rest.some(isDescribed)
}

/** 蛋白质较低的肉类、蒸蛋: whatever came first would seem to have the quality. */
function isQualified(tokens: readonly ZhToken[], { first }: Item): boolean {
  return tokens[first - 1]?.tag === 'uj' && /^(?:[abdz]|v$)/.test(tokens[first - 2]?.tag ?? '')
}

/** 记录文字、图片、音频: a word that only the first has may be meant for all. */
function isLongest([head, ...rest]: readonly Item[]): boolean {
  const size = (item: Item | undefined) => (item === undefined ? 0 : item.last - item.first)
  return size(head) > Math.max(...rest.map(size))
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

/** 生理性、心理性、环境因素 */
const SHARED_HEAD = new RegExp(`${anyOf('zh/swap/rotate-list', 'shared-head')}$`, 'u')

/** 刑法、民法和宪法学说: the last item may lend its last word to all of them, unless all end alike. */
function sharesHead(tokens: readonly ZhToken[], list: readonly Item[]): boolean {
  const size = ({ first, last }: Item) => last - first
  const last = list.at(-1) as Item
  const isLonger = list.slice(0, -1).every((item) => size(item) < size(last))
  const endOf = (item: Item) => readingOf(tokens, item).at(-1)
  const isOfAll =
    SHARED_HEAD.test(readingOf(tokens, last)) &&
    list.some((item) => /[性型式]$/u.test(readingOf(tokens, item)))
  return isOfAll || (isLonger && list.some((item) => endOf(item) !== endOf(last)))
}

function isList(tokens: readonly ZhToken[], list: readonly Item[]): boolean {
  const [head, ...rest] = list
  const last = rest.at(-1)
  const isActs = rest.every((item) => buildOf(tokens, item).startsWith('V'))
  if (head === undefined || last === undefined || !isFreeRight(tokens, last, 'N')) return false
  if (list.every((item) => readingOf(tokens, item).length === 1)) return false
  if (sharesHead(tokens, list) || tokens[last.last + 1]?.tag === 'uj') return false
  return [head, ...rest].every((item) => {
    const itemBuild = buildOf(tokens, item)
    const fits =
      item.last - item.first < LONGEST_ITEM && (isActs ? /^V[AN]*N$/ : /^(?:[AN]*N|[AN]+V)$/).test(itemBuild)
    return fits && item.last >= item.first && !ORDERED_ITEM.test(readingOf(tokens, item))
  })
}
