import { anyOf } from '../../../lexicon/load-lists.ts'
import type { Draft } from '../../../operation.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import { NAMING_VERB, ORDER_SETTINGS } from './items.ts'
import { FIXED_ORDER } from './order.ts'

const SHORTEST_LIST = 3
const LONGEST_ITEM = 14

/** A word after which the first item surely begins. */
const OPENER = new RegExp(`(?:${anyOf('zh/swap/inner-list', 'opener')}|[：（(])(?:了|：)?$`, 'u')
const STAGED = new RegExp(
  `${anyOf('zh/swap/inner-list', 'staged')}|[①②③]|经[^，。；、]{1,6}、|从.{1,8}[到至]|政治、经济|经济、(?:政治|文化|社会)|政治、文化|省、自治区|自治区、直辖市|体力劳动、脑力劳动`,
  'u',
)

/** 含有蛋白质、脂肪、维生素等成分 → 含有维生素、脂肪、蛋白质等成分: only items that 、 bounds on both sides move. */
export const turnInnerList: ZhOperation = {
  id: 'structure.turn-inner-list',
  kind: 'list_order',
  reason: 'items_reordered',
  ...ORDER_SETTINGS,
  drafts: (sentence) =>
    STAGED.test(sentence.reading) ? [] : listsIn(sentence).flatMap((list) => turn(sentence, list)),
}

interface Stretch {
  readonly start: number
  readonly end: number
}

interface List {
  /** Places between the outer marks of the list; the first and last may hold more than the item. */
  readonly items: readonly Stretch[]
  /** What stands before the list in its clause. */
  readonly lead: string
}

const CLAUSE = /[^，。；！？：“”「」『』《》]+/gu
const SEPARATOR = /、|(?<=、[^、]{1,14})(?:以及|和|与|及|或)(?!其)/gu

function listsIn(sentence: ZhSentence): List[] {
  return [...sentence.reading.matchAll(CLAUSE)].flatMap((clause) => {
    const marks = [...clause[0].matchAll(SEPARATOR)]
    if (marks.length < SHORTEST_LIST - 1) return []
    if (marks.filter((mark) => mark[0] !== '、').length > 1) return []
    const cuts = marks.map((mark) => ({ start: mark.index, end: mark.index + mark[0].length }))
    const items = [...cuts, undefined].map((cut, index) => ({
      start: (cuts[index - 1]?.end ?? 0) + clause.index,
      end: (cut?.start ?? clause[0].length) + clause.index,
    }))
    return [{ items, lead: clause[0].slice(0, cuts[0]?.start ?? 0) }]
  })
}

function turn(sentence: ZhSentence, { items, lead }: List): Draft[] {
  const bounded = items.slice(1, -1)
  const [first] = items
  const last = items.at(-1)
  const tail = last && lastItem(sentence, last, bounded)
  const places = [...bounded, ...(tail === undefined ? [] : [tail])]
  const opening = first && firstItem(sentence, first, lead)
  const moved = opening === undefined ? places : [opening, ...places]
  const words = moved.map((item) => textOf(sentence, item))
  const heads = [...bounded, ...(last ? [last] : []), ...(opening ? [opening] : [])].map((item) =>
    textOf(sentence, item).slice(0, 2),
  )
  // Two items of one owner (电信C网、电信小灵通) stay together.
  if (new Set(heads).size !== heads.length) return []
  if (moved.length < 2 || !areAlike(sentence, moved) || new Set(words).size !== words.length) return []
  return [exchange(sentence, moved)]
}

/** The last item ends before 等, or with the clause when it is no longer than the others (no word shared by all). */
function lastItem({ reading }: ZhSentence, last: Stretch, others: readonly Stretch[]): Stretch | undefined {
  const text = reading.slice(last.start, last.end)
  const before = /^([^的等在对为是]{2,8})等/u.exec(text)
  if (before !== null) return { start: last.start, end: last.start + (before[1]?.length ?? 0) }
  const longest = Math.max(...others.map(({ start, end }) => end - start))
  return text.length <= longest && text.length > 1 ? last : undefined
}

function firstItem(sentence: ZhSentence, { start, end }: Stretch, lead: string): Stretch | undefined {
  const cuts = sentence.tokens.map((token) => token.start - sentence.span.start)
  const at = cuts.find((cut) => cut > start && cut < end && OPENER.test(lead.slice(0, cut - start)))
  return at === undefined ? undefined : { start: at, end }
}

/** Items of one kind: nouns all of them, near in length, cut where words are cut, none with an order of its own. */
function areAlike(sentence: ZhSentence, items: readonly Stretch[]): boolean {
  const lengths = items.map(({ start, end }) => end - start)
  if (Math.max(...lengths) - Math.min(...lengths) > 4 || Math.max(...lengths) > LONGEST_ITEM) return false
  if (
    Math.min(...lengths) < 2 ||
    !shareAlike(items.map(({ start, end }) => sentence.reading.slice(start, end)))
  )
    return false
  if (new Set(items.map((item) => opensWithAct(sentence, item))).size > 1) return false
  return items.every((item) => {
    const text = sentence.reading.slice(item.start, item.end)
    const { start: offset } = sentence.span
    const tokens = sentence.tokens.filter(
      ({ start, end }) => start >= item.start + offset && end <= item.end + offset,
    )
    const covered = tokens.reduce((sum, token) => sum + token.text.length, 0) === text.length
    const isNoun = /^(?:n|an|vn|eng|j|l|nz|i)$/.test(tokens.at(-1)?.tag ?? '')
    const isPlain = tokens.every(({ tag }) => /^(?:n|vn|an|a|b|eng|j|l|i|nz|ng|uj|z)$/.test(tag))
    return covered && isNoun && isPlain && !FIXED_ORDER.test(text)
  })
}

/** 调整作息、尝试冥想或呼吸法: a verb on some items only may govern the next as well. */
function opensWithAct({ tokens, span }: ZhSentence, { start, end }: Stretch): boolean {
  const own = tokens.filter((token) => token.start >= start + span.start && token.end <= end + span.start)
  return own.length > 1 && /^vn?$/.test(own[0]?.tag ?? '') && !NAMING_VERB.has(own[0]?.reading ?? '')
}

/** 的 in all items or in none; a last character in all, or in no two of them (肝脏和肾脏毒性 share their head). */
function shareAlike(texts: readonly string[]): boolean {
  const withDe = texts.filter((text) => text.includes('的')).length
  if (withDe !== 0 && withDe !== texts.length) return false
  const endings = new Set(texts.map((text) => text.at(-1)))
  return endings.size === 1 || endings.size === texts.length
}

function textOf({ source, span }: ZhSentence, { start, end }: Stretch): string {
  return source.text.slice(span.start + start, span.start + end)
}

function exchange(sentence: ZhSentence, places: readonly Stretch[]): Draft {
  const turned = [...places].reverse()
  const [first] = places
  const last = places.at(-1)
  const after = places
    .map((place, index) => {
      const next = places[index + 1]
      const between = next === undefined ? '' : textOf(sentence, { start: place.end, end: next.start })
      return textOf(sentence, turned[index] ?? place) + between
    })
    .join('')
  const { start: offset } = sentence.span
  return { start: offset + (first?.start ?? 0), end: offset + (last?.end ?? 0), after }
}
