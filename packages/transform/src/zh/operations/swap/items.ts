import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import type { Draft } from '../../../operation.ts'
import type { ZhToken } from '../../analysis.ts'
import { isName } from '../../names.ts'
import type { ZhSentence } from '../../view.ts'

export const ORDER_SETTINGS = {
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'creative', 'academic', 'formal', 'simple', 'expand'],
  strength: 4,
  risk: 0.06,
  role: 'even',
  gain: 0.3,
} as const

export const LINKS: ReadonlySet<string> = new Set(['和', '与', '及', '以及', '或', '或者'])

export const ADJECTIVE_LINKS: ReadonlySet<string> = new Set(['而', '且', '又', '和', '与'])

export const LONGEST_ITEM = 4

/** Words that tie items to an order. */
export const ORDERED = new RegExp(
  `${anyOf('zh/swap/items', 'ordered')}|从.+[到至]|由.+[到至]|[①②③]|以.+为例|政治[、和与]|[东春甲衣]、|文学、|法学、`,
)

/** Items that have an order of their own, or that mean something else when swapped. */
export const ORDERED_ITEM = new RegExp(
  `${anyOf('zh/swap/items', 'ordered-item')}|^[性型]|^(?:拥有|具有|含有|具备|缺乏|缺少|充满)|[生死男女父母子儿夫妻上下左右始终早晚春夏秋冬初高大小中老幼新旧]$|^[大小初高]`,
)

/** Words that the analyser calls nouns or verbs but that end or open a clause. */
const NEVER_ITEM = wordList('zh/swap/items', 'never-item')

/** One class a word, so that items of one build can be told: 独特的视角 and 深刻的思想 are both "ADN". */
export function build(tokens: readonly ZhToken[]): string {
  return tokens.map(classOf).join('')
}

export function classOf(token: ZhToken): string {
  if (isName(token) || token.text.length > 5 || NEVER_ITEM.has(token.reading)) return '!'
  if (/^(?:n|an|vn)$/.test(token.tag)) return 'N'
  if (/^(?:a|b|z)$/.test(token.tag)) return 'A'
  if (token.tag === 'v') return 'V'
  return token.tag === 'uj' ? 'D' : '!'
}

export interface Item {
  readonly first: number
  readonly last: number
}

/** Verbs that stand before nouns as part of their name: 应用程序, 治理体系, 耐药菌株, 象征意义. */
export const NAMING_VERB = wordList('zh/swap/items', 'naming-verb')

/** Nothing before the first item belongs to it alone: a mark, a verb, a preposition, or 的 over both. */
export function isFreeLeft(tokens: readonly ZhToken[], { first }: Item, itemBuild: string): boolean {
  const before = tokens[first - 1]
  if (before === undefined) return true
  if (before.reading === '、') return false
  if (before.tag === 'uj') return itemBuild === 'N' || itemBuild === 'A'
  if (itemBuild === 'A') return /^(?:x|d|v|ul|uj)$/.test(before.tag)
  return /^(?:x|v|ul|uz|p|r)$/.test(before.tag) && !/^(?:这|那|其|某|每|各|该)$/.test(before.reading)
}

/** Nothing after the last item makes it part of a longer word. */
export function isFreeRight(tokens: readonly ZhToken[], { last }: Item, itemBuild: string): boolean {
  const after = tokens[last + 1]
  if (after === undefined) return true
  if (LINKS.has(after.reading) || after.reading === '、') return false
  if (itemBuild === 'A') return /^(?:uj|uv)$/.test(after.tag) || /[，。；？！]/.test(after.reading)
  return (
    after.tag === 'uj' ||
    after.reading === '等' ||
    /[，。；？！]/.test(after.reading) ||
    (/^(?:中|上|里|方面)$/.test(after.reading) && /^[，。；]?$/.test(tokens[last + 2]?.reading ?? '')) ||
    /^(?:都|均|也|皆|会|是否)$/.test(after.reading)
  )
}

export function buildOf(tokens: readonly ZhToken[], { first, last }: Item): string {
  return build(tokens.slice(first, last + 1))
}

export function readingOf(tokens: readonly ZhToken[], { first, last }: Item): string {
  return tokens
    .slice(first, last + 1)
    .map(({ reading }) => reading)
    .join('')
}

const ACTS = wordList('zh/swap/items', 'acts')

/** 写日记, 听音乐: the analyser takes them for nouns. */
const ACT = /^[写做跑练听看读吃喝玩打唱画学]\p{Script=Han}{2}$/u

function canBeVerb(token: ZhToken | undefined): boolean {
  if (token === undefined) return false
  return token.tag.startsWith('v') || ACTS.has(token.reading) || ACT.test(token.reading)
}

/** 控制饮食和运动: a verb before the items may govern the first alone when a later one is itself an act. */
export function onlyLaterIsAct(tokens: readonly ZhToken[], first: Item, later: readonly Item[]): boolean {
  return !canBeVerb(tokens[first.last]) && later.some(({ last }) => canBeVerb(tokens[last]))
}

/** Adjectives that go with any noun, so that it does not matter which of two nouns stands next to them. */
export const FREE_ADJECTIVES = wordList('zh/swap/items', 'free-adjectives')

/** Verbs that say what kind of thing the first noun is: 手持摄影机 is one word in meaning. */
const ATTRIBUTIVE_VERB = wordList('zh/swap/items', 'attributive-verb')

/** 运用手持摄影机和广角镜头: a verb after a verb, or one that names a kind, belongs to the first item alone. */
export function ownsFirst(tokens: readonly ZhToken[], { first }: Item): boolean {
  const [before, earlier] = [tokens[first - 1], tokens[first - 2]]
  if (before === undefined) return false
  if (ATTRIBUTIVE_VERB.has(before.reading)) return true
  // 联系方式 is one thing: 方式 says nothing without the verb before it.
  if (before.tag.startsWith('v') && BARE_HEAD.has(tokens[first]?.reading ?? '')) return true
  // 新的思路和方法: whoever reads 方法和思路 after another edit of 新的 misses what is new.
  if (before.tag === 'uj' && /^(?:新|全新|崭新)$/u.test(earlier?.reading ?? '')) return true
  // 友好的朋友或家人, 较高的艺术价值和社会意义: the adjective was chosen for the noun beside it.
  if (
    before.tag === 'uj' &&
    /^[az]$/.test(earlier?.tag ?? '') &&
    !FREE_ADJECTIVES.has(earlier?.reading ?? '')
  )
    return true
  return before.tag === 'v' && earlier?.tag === 'v' && !HELPING_VERB.has(earlier.reading)
}

const BARE_HEAD = wordList('zh/swap/items', 'bare-head')

const HELPING_VERB = wordList('zh/swap/items', 'helping-verb')

/** 新思路, 老朋友: a word of one character on one item alone would seem to leave or to join the other. */
export function describesOne(one: string, two: string): boolean {
  const isDescribed = (text: string) => /^[新旧老大小高低好坏真假多全总主副][^的]{2}$/u.test(text)
  return isDescribed(one) !== isDescribed(two)
}

/** Puts items into each other's places; what stands between them stays. */
export function reorder(sentence: ZhSentence, places: readonly Item[], items: readonly Item[]): Draft {
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
