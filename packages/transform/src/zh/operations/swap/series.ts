import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import type { Draft } from '../../../operation.ts'
import type { ZhToken } from '../../analysis.ts'
import { tokensIn, type ZhClause, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import { ORDER_SETTINGS } from './items.ts'
import { leadsTo, ONE_AFTER_ANOTHER, OWN_PLACE } from './order.ts'

const SERIES = { kind: 'clause_reordering', ...ORDER_SETTINGS, risk: 0.07, role: 'even', gain: 0.5 } as const

/** 敢于挑战未知，勇于探索未来 → 勇于探索未来，敢于挑战未知: even acts of one subject, neither the ground of the other. */
export const swapSeries: ZhOperation = {
  id: 'structure.swap-series',
  reason: 'even_statements_of_subject_reordered',
  ...SERIES,
  drafts: (sentence) => {
    if (ONE_AFTER_ANOTHER.test(sentence.reading)) return []
    const found: Draft[] = []
    const { clauses } = sentence
    for (let index = 1; index < clauses.length; index++) {
      const [before, after] = [clauses[index - 1], clauses[index]]
      if (before === undefined || after === undefined || before.mark !== '，') continue
      if (!/^[，。；！]$/.test(after.mark) || LEANS_ON.test(readingOf(sentence, clauses[index + 1]))) continue
      const member = memberOf(sentence, before, after)
      if (member === undefined) continue
      found.push(exchange(sentence, member, after))
      index++
    }
    return found
  },
}

interface Stretch {
  readonly start: number
  readonly end: number
}

const SHORTEST = 4
const LONGEST = 20
const MOST_UNEVEN = 5

/** The end of the first clause that is built as the second clause is: with the same first word or an even verb. */
function memberOf(sentence: ZhSentence, before: ZhClause, after: ZhClause): Stretch | undefined {
  const second = tokensIn(sentence, after)
  const first = tokensIn(sentence, before)
  if (!covers(second, after) || !covers(first, before)) return undefined
  const start = echoStart(first, second) ?? evenStart(first, second)
  if (start === undefined) return undefined
  const member = { start, end: before.end }
  const lead = readingOf(sentence, { start: before.start, end: start })
  if (OWNS_NEXT.test(lead) || /[将把使愿]|永远|当[^，]*$/u.test(lead)) return undefined
  const texts = [readingOf(sentence, member), readingOf(sentence, after)]
  const [one, two] = texts.map(({ length }) => length) as [number, number]
  if (Math.min(one, two) < SHORTEST || Math.max(one, two) > LONGEST) return undefined
  if (Math.abs(one - two) > MOST_UNEVEN) return undefined
  if (/(?:中|上|里|下|时|后|前|的)$/u.test(texts[1] ?? '') || sharesName(first, second)) return undefined
  if (texts.some((text) => DEPENDS.test(text) || OWN_PLACE.test(text) || STAGE.test(text))) return undefined
  if (leadsTo(texts[0] ?? '', texts[1] ?? '')) return undefined
  if (/[和与跟同向]\p{Script=Han}{1,6}$/u.test(lead) || REACHES_ON.test(texts[0] ?? '')) return undefined
  if (GAIN.test(texts[1] ?? '') && !GAIN.test(texts[0] ?? '')) return undefined
  return member
}

/** 鼓励人们打破偏见，追求理想: the second is what the people do. */
const REACHES_ON = /^(?:鼓励|帮助|引导|呼吁|激励|促使|提醒|教会)/u

/** 分享感受，获得安慰: what the first earns. */
const GAIN = /^(?:获得|得到|赢得|收获|引发|引起|实现|达到)/u

/** 这种探讨, 人生的追求: after these the first word of the clause is a noun and stays where it is. */
const OWNS_NEXT = new RegExp(`${anyOf('zh/swap/series', 'owns-next')}$`, 'u')

/** A name or a rare noun said in both: the second mention counts on the first. */
function sharesName(first: readonly ZhToken[], second: readonly ZhToken[]): boolean {
  const names = first.filter(({ tag }) => /^(?:nr|ns|nt|nz|eng)/.test(tag)).map(({ reading }) => reading)
  return second.some(({ reading }) => names.includes(reading))
}

/** Back reference, climax, result, sequence: such a member keeps its place. */
const DEPENDS = new RegExp(
  `${anyOf('zh/swap/series', 'depends')}|时$|后$|以[^为及]|从.*[到至]|[“”「」（(《》？：]`,
  'u',
)
/** A clause after the pair that speaks of the last of the two. */
const LEANS_ON = new RegExp(`^${anyOf('zh/swap/series', 'leans-on')}`, 'u')
/** Steps of one procedure keep their order. */
const STAGE = new RegExp(`${anyOf('zh/swap/series', 'stage')}`, 'u')

/** 见证着甜蜜，见证着争吵: the second clause begins with a word that stands once in the first. */
function echoStart(first: readonly ZhToken[], second: readonly ZhToken[]): number | undefined {
  const [opener, next] = second
  if (opener === undefined || !ECHO_TAGS.test(opener.tag) || NO_ECHO.has(opener.reading)) return undefined
  const places = first.filter(({ reading }) => reading === opener.reading)
  const [place] = places
  if (place === undefined || places.length > 1) return undefined
  const at = first.indexOf(place)
  const marker = (token: ZhToken | undefined) => (/^u[lzg]$/.test(token?.tag ?? '') ? token?.reading : '')
  if (marker(first[at + 1]) !== marker(next)) return undefined
  return isTopic(first.slice(0, at)) ? place.start : undefined
}

const ECHO_TAGS = /^(?:v|d|p|ad|a)$/u
const NO_ECHO = wordList('zh/swap/series', 'no-echo')

/** What both members share: a subject, a time or place, modals; no act of its own. */
function isTopic(tokens: readonly ZhToken[]): boolean {
  return tokens.every(({ tag, reading }) => TOPIC_TAGS.test(tag) || TOPIC_WORDS.has(reading))
}

const TOPIC_TAGS = /^(?:n|nr|ns|nz|nt|r|vn|an|b|a|j|eng|uj|d|ad|l|t)$/u
const TOPIC_WORDS = wordList('zh/swap/series', 'topic-words')

/** 获得了知识，拓展了视野: both open with a verb of effect in the same aspect. */
function evenStart(first: readonly ZhToken[], second: readonly ZhToken[]): number | undefined {
  const other = second.findIndex(({ reading }) => !ADVERB.has(reading))
  const verb = second[other]
  if (verb === undefined || other > 1 || !EFFECT.has(verb.reading)) return undefined
  const at = first.findIndex(({ reading }) => EFFECT.has(reading))
  if (at === -1) return undefined
  const marker = (token: ZhToken | undefined) => (/^u[lzg]$/.test(token?.tag ?? '') ? token?.reading : '')
  if (marker(first[at + 1]) !== marker(second[other + 1])) return undefined
  if (first[at + 1]?.tag === 'uj' || second[other + 1]?.tag === 'uj') return undefined
  const from = ADVERB.has(first[at - 1]?.reading ?? '') ? at - 1 : at
  if ((from === at) !== (other === 0)) return undefined
  return isTopic(first.slice(0, from)) ? first[from]?.start : undefined
}

const ADVERB = wordList('zh/swap/series', 'adverb')
const EFFECT = wordList('zh/swap/series', 'effect')

function covers(tokens: readonly ZhToken[], span: Stretch): boolean {
  return tokens.reduce((sum, { text }) => sum + text.length, 0) === span.end - span.start
}

function readingOf(sentence: ZhSentence, span: Stretch | undefined): string {
  return span === undefined
    ? ''
    : sentence.reading.slice(span.start - sentence.span.start, span.end - sentence.span.start)
}

function exchange({ source }: ZhSentence, one: Stretch, two: Stretch): Draft {
  const text = ({ start, end }: Stretch) => source.text.slice(start, end)
  return {
    start: one.start,
    end: two.end,
    after: text(two) + source.text.slice(one.end, two.start) + text(one),
  }
}
