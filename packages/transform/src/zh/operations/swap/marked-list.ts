import { anyOf } from '../../../lexicon/load-lists.ts'
import type { Draft } from '../../../operation.ts'
import { isName } from '../../names.ts'
import { tokensIn, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import { ORDER_SETTINGS } from './items.ts'
import { ONE_AFTER_ANOTHER, OWN_PLACE } from './order.ts'

/** 出现腹胀、厌食、呕吐等症状 → 出现腹胀、呕吐、厌食等症状: acts, qualities and things alike, where 、 bounds them. */
export const turnMarkedList: ZhOperation = {
  id: 'structure.turn-marked-list',
  kind: 'list_order',
  reason: 'items_reordered',
  ...ORDER_SETTINGS,
  drafts: (sentence) =>
    ONE_AFTER_ANOTHER.test(sentence.reading) || COURSE.test(sentence.reading)
      ? []
      : listsIn(sentence).flatMap((list) => turn(sentence, list)),
}

/** What runs its course in an order of its own. */
const COURSE = new RegExp(`${anyOf('zh/swap/marked-list', 'course')}`, 'u')

/** Places relative to the sentence. */
interface Stretch {
  readonly start: number
  readonly end: number
}

interface List {
  readonly items: readonly Stretch[]
  readonly lead: string
}

const CLAUSE = /[^，。；！？：“”「」『』《》（）()\n]+/gu
const SEPARATOR = /、|(?<=、[^、]{1,16})(?:以及|和|与|及|或者|或)(?!其|它|他|她)/gu

function listsIn(sentence: ZhSentence): List[] {
  return [...sentence.reading.matchAll(CLAUSE)].flatMap((clause) => {
    const marks = [...clause[0].matchAll(SEPARATOR)]
    const links = marks.filter((mark) => mark[0] !== '、')
    // A conjunction anywhere but before the last item joins two words of one item.
    if (marks.length < 2 || links.length > 1 || (links.length === 1 && marks.at(-1) !== links[0])) return []
    const cuts = marks.map((mark) => ({ start: mark.index, end: mark.index + mark[0].length }))
    const items = [...cuts, undefined].map((cut, index) => ({
      start: (cuts[index - 1]?.end ?? 0) + clause.index,
      end: (cut?.start ?? clause[0].length) + clause.index,
    }))
    return [{ items, lead: clause[0].slice(0, cuts[0]?.start ?? 0) }]
  })
}

function turn(sentence: ZhSentence, { items, lead }: List): Draft[] {
  const first = items[0] && firstItem(sentence, items[0], lead)
  const inner = items.slice(1, -1)
  const end = items.at(-1)
  const last = end && lastItem(sentence, end, inner)
  const places = [...(first ? [first] : []), ...inner, ...(last ? [last] : [])]
  if (places.length < 2 || !areOfOneKind(sentence, places)) return []
  return [exchange(sentence, places)]
}

/** A word after which the first item surely begins. */
const OPENER = new RegExp(`${anyOf('zh/swap/marked-list', 'examples')}$`, 'u')

function firstItem(sentence: ZhSentence, { start, end }: Stretch, lead: string): Stretch | undefined {
  const cuts = sentence.tokens.map((token) => token.start - sentence.span.start)
  const at = cuts.find((cut) => cut > start && cut < end && OPENER.test(lead.slice(0, cut - start)))
  return at === undefined ? undefined : { start: at, end }
}

/** A head at the end of the last item may be meant for all of them, so it must be no longer than the others. */
function lastItem({ reading }: ZhSentence, last: Stretch, others: readonly Stretch[]): Stretch | undefined {
  const text = reading.slice(last.start, last.end)
  const etc = /^([^等的]{2,10})等/u.exec(text)?.[1]
  const longest = Math.max(...others.map(({ start, end }) => end - start))
  if (etc !== undefined)
    return etc.length <= longest ? { start: last.start, end: last.start + etc.length } : undefined
  return undefined
}

const LONGEST = 12
const MOST_UNEVEN = 5

function areOfOneKind(sentence: ZhSentence, places: readonly Stretch[]): boolean {
  const texts = places.map(({ start, end }) => sentence.reading.slice(start, end))
  const lengths = texts.map(({ length }) => length)
  if (Math.min(...lengths) < 2 || Math.max(...lengths) > LONGEST) return false
  if (Math.max(...lengths) - Math.min(...lengths) > MOST_UNEVEN) return false
  if (new Set(texts.map((text) => text.slice(0, 2))).size !== texts.length) return false
  if (texts.some((text) => OWN_PLACE.test(text) || CLAUSE_WORDS.test(text))) return false
  if (texts.filter((text) => PROCESS.test(text)).length > 1) return false
  const kinds = places.map((place) => kindOf(sentence, place))
  return kinds[0] !== undefined && kinds.every((kind) => kind === kinds[0])
}

const CLAUSE_WORDS = new RegExp(
  `^${anyOf('zh/swap/marked-list', 'clause-words')}|${anyOf('zh/swap/marked-list', 'joining-words')}|[A-Za-z]`,
  'u',
)
const PROCESS = new RegExp(`${anyOf('zh/swap/marked-list', 'process')}`, 'u')

/** Whether an item is an act, a thing or a quality; undefined when its words are not cut where it is. */
function kindOf(sentence: ZhSentence, { start, end }: Stretch): string | undefined {
  const { start: offset } = sentence.span
  const tokens = tokensIn(sentence, { start: start + offset, end: end + offset })
  const covered = tokens.reduce((sum, { text }) => sum + text.length, 0) === end - start
  const first = tokens[0]
  const last = tokens.at(-1)
  if (!covered || first === undefined || last === undefined) return undefined
  if (
    tokens.some(
      (token) => /^(?:nr|r|p|c|f|m|u[lzg]|y|x)/.test(token.tag) || (isName(token) && token.tag !== 'ns'),
    )
  )
    return undefined
  if (tokens.length > 1 && /^v[dn]?$/.test(first.tag) && /^(?:n|vn|an)$/.test(last.tag)) return 'act or thing'
  if (/^(?:n|vn|an|ns|j|l|eng|ng|k)$/.test(last.tag)) return tokens.length === 1 ? 'word' : 'thing'
  return /^(?:a|i|z|v)$/.test(last.tag) ? (tokens.length === 1 ? 'plain' : 'clause') : undefined
}

function exchange({ source, span }: ZhSentence, places: readonly Stretch[]): Draft {
  const text = ({ start, end }: Stretch) => source.text.slice(span.start + start, span.start + end)
  const turned = [...places].reverse()
  const after = places
    .map((place, index) => {
      const next = places[index + 1]
      const between = next === undefined ? '' : text({ start: place.end, end: next.start })
      return text(turned[index] ?? place) + between
    })
    .join('')
  const first = places[0]?.start ?? 0
  return { start: span.start + first, end: span.start + (places.at(-1)?.end ?? 0), after }
}
