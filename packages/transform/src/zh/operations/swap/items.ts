import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import type { Draft } from '../../../operation.ts'
import type { ZhToken } from '../../analysis.ts'
import type { ZhSentence } from '../../view.ts'

export const ORDER_SETTINGS = {
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'creative', 'academic', 'formal', 'simple', 'expand'],
  strength: 4,
  risk: 0.06,
  role: 'even',
  gain: 0.3,
} as const

export const LINKS: ReadonlySet<string> = new Set(['和', '与', '及', '以及', '或', '或者'])

/** Words that tie items to an order. */
export const ORDERED = new RegExp(
  `${anyOf('zh/swap/items', 'ordered')}|从.+[到至]|由.+[到至]|[①②③]|以.+为例|政治[、和与]|[东春甲衣]、|文学、|法学、`,
)

export interface Item {
  readonly first: number
  readonly last: number
}

/** Verbs that stand before nouns as part of their name: 应用程序, 治理体系, 耐药菌株, 象征意义. */
export const NAMING_VERB = wordList('zh/swap/items', 'naming-verb')

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
