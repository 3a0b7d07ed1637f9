import { anyOf } from '../../../lexicon/load-lists.ts'
import type { Draft } from '../../../operation.ts'
import type { Span } from '../../../source.ts'
import { matchShape, shape, tokenAt } from '../../grammar/shapes.ts'
import { tokensIn, type ZhClause, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import { ORDER_SETTINGS } from './items.ts'
import { FIXED_ORDER } from './order.ts'

/** Words that open each member of a figure of parallel clauses. */
const OPENERS = anyOf('zh/swap/echo', 'openers')
const ECHO = new RegExp(`^(?:${OPENERS})`, 'u')
/** Marks of a climax, a sequence or a reference back: such members keep their places. */
const LEANING = new RegExp(String.raw`${anyOf('zh/swap/echo', 'leaning')}|时$|了$|[“”「」（(\d]`, 'u')

/** 生活是一首诗，是一支歌 → 生活是一支歌，是一首诗: members of one figure. */
export const swapEchoes: ZhOperation = {
  id: 'structure.swap-echoes',
  kind: 'clause_reordering',
  reason: 'figure_reordered',
  ...ORDER_SETTINGS,
  risk: 0.07,
  drafts: (sentence) => {
    const found: Draft[] = []
    for (let index = 1; index < sentence.clauses.length; index++) {
      const [before, after] = [sentence.clauses[index - 1], sentence.clauses[index]]
      if (before === undefined || after === undefined || !/^[，；]$/.test(before.mark)) continue
      const member = memberOf(sentence, before, after)
      if (member === undefined || !isCutByWords(sentence, member) || !isCutByWords(sentence, after)) continue
      found.push(swap(sentence, member, after))
      index++
    }
    return found
  },
}

const LONGEST_TOPIC = 8

/** The part of a clause that begins with the same word as the next clause, of about the same length. */
function memberOf(sentence: ZhSentence, before: ZhClause, after: ZhClause): Span | undefined {
  const [one, two] = [readingOf(sentence, before), readingOf(sentence, after)]
  const word = ECHO.exec(two)?.[0]
  if (word === undefined || LEANING.test(one) || LEANING.test(two)) return undefined
  if (FIXED_ORDER.test(one) || FIXED_ORDER.test(two)) return undefined
  const at = one.indexOf(word)
  if (at === -1 || at > LONGEST_TOPIC || one.lastIndexOf(word) !== at) return undefined
  if (isFigure(sentence, word)) return undefined
  const length = one.length - at
  if (Math.abs(length - two.length) > 3 || length < 4 || two.length > 20) return undefined
  const topic = { start: before.start, end: before.start + at }
  const isTopic = tokensIn(sentence, topic).every(({ tag }) => /^(?:n|r|vn|an|uj|a|b|s|f|eng)$/.test(tag))
  return isTopic ? { start: topic.end, end: before.end } : undefined
}

/** Four members or more build up to the last one. */
function isFigure({ reading }: ZhSentence, word: string): boolean {
  return reading.split(new RegExp(`[，；]${word}`, 'u')).length > 3
}

function isCutByWords(sentence: ZhSentence, { start }: Span): boolean {
  return sentence.cuts.has(start) && /^[vpcdrn]/.test(tokenAt(sentence, start)?.tag ?? '')
}

const EITHER = [
  '(?:^|(?<=[，。；]))(?:无论|不管|不论)(是)([^，。；：“”是]{2,16})(，?还是)([^，。；：“”是]{2,16})(?=，)',
  '(既是)([^，。；：“”是]{2,14})(，(?:也是|又是))([^，。；：“”是]{2,14})(?=[。；])',
  '(既(?:能|可|可以|能够))([^，。；：“”能要可的]{2,16})(，(?:又|也)(?:能|可|可以|能够))([^，。；：“”能要可的]{2,16})(?=[。；])',
  '(一边)([^，。；：“”]{2,10})(，一边)([^，。；：“”]{2,10})(?=[，。；])',
].flatMap((source) => shape(source))

/** 无论是城市还是乡村 → 无论是乡村还是城市 */
export const swapEither: ZhOperation = {
  id: 'structure.swap-either',
  kind: 'clause_reordering',
  reason: 'alternatives_reordered',
  ...ORDER_SETTINGS,
  drafts: (sentence) =>
    matchShape(sentence, EITHER)
      .filter((match) => {
        const halves = [match.words(2), match.words(4)]
        const places = [match.place(2), match.place(4)]
        const isFree = halves.every((half) => !LEANS.test(half) && !FIXED_ORDER.test(half))
        return isFree && places.every(({ start, end }) => sentence.cuts.has(start) && sentence.cuts.has(end))
      })
      .map((match) => ({
        start: match.place(2).start,
        end: match.place(4).end,
        after: match.words(4) + match.words(3) + match.words(2),
      })),
}

const LEANS = /[其此这這那它牠、都]|^[则則]|^(?:作为|作為|在)|自己|后者|後者|更|最/u

const NOT_ONLY = shape(
  '(不仅|不但|不只)(能够?|可以?|有助于|让|使|为)([^，。；：“”]{3,18})，(还|也|同时|而且还|并且)(能够?|可以?|有助于|让|使|为)([^，。；：“”]{3,18})(?=[。；])',
)

/** 不仅能强身，还能健脑 → 不仅能健脑，还能强身 */
export const swapNotOnly: ZhOperation = {
  id: 'structure.swap-not-only',
  kind: 'clause_reordering',
  reason: 'equal_gains_reordered',
  ...ORDER_SETTINGS,
  modes: ['standard', 'creative', 'reduce-both', 'reduce-aigc'],
  risk: 0.08,
  drafts: (sentence) =>
    matchShape(sentence, NOT_ONLY)
      .filter((match) => {
        const [one, two] = [match.words(3), match.words(6)]
        const isSame = match.words(2) === match.words(5)
        const isFree = ![one, two].some((half) => LEANS.test(half) || /从而|進而|进而|甚至|进一步/.test(half))
        return isSame && isFree && Math.abs(one.length - two.length) <= 8
      })
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}${match.words(2)}${match.words(6)}，${match.words(4)}${match.words(5)}${match.words(3)}`,
      })),
}

function readingOf(sentence: ZhSentence, { start, end }: Span): string {
  return sentence.reading.slice(start - sentence.span.start, end - sentence.span.start)
}

function swap({ source }: ZhSentence, before: Span, after: Span): Draft {
  const text = ({ start, end }: Span) => source.text.slice(start, end)
  return {
    start: before.start,
    end: after.end,
    after: text(after) + source.text.slice(before.end, after.start) + text(before),
  }
}
