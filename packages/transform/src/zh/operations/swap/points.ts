import { anyOf } from '../../../lexicon/load-lists.ts'
import type { SourceSentence } from '../../../source.ts'
import { readAsSimplified } from '../../script.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import { ORDER_SETTINGS } from './items.ts'
import { ONE_AFTER_ANOTHER } from './order.ts'

/** 饮食：……。运动：……。 → 运动：……。饮食：……。: points of one kind that stand beside each other in a paragraph. */
export const swapPoints: ZhOperation = {
  id: 'structure.swap-points',
  kind: 'sentence_order',
  reason: 'equal_points_reordered',
  ...ORDER_SETTINGS,
  modes: ['standard', 'creative', 'reduce-both', 'reduce-aigc'],
  risk: 0.08,
  role: 'even',
  gain: 0.5,
  drafts: (sentence) => {
    const next = nextSentence(sentence)
    if (next === undefined || sentence.span.blockKind !== 'paragraph') return []
    // Of a run of such points the first goes with the second, the third with the fourth.
    if (placeInRun(sentence) % 2 === 1 || !areEven(sentence, sentence.span, next)) return []
    if (!closesPoint(sentence, next)) return []
    const { text } = sentence.source
    const [one, two] = [sentence.span, next].map((span) => trimmed(text, span))
    if (one === undefined || two === undefined) return []
    const between = text.slice(one.end, two.start)
    return [
      {
        start: one.start,
        end: two.end,
        after: text.slice(two.start, two.end) + between + text.slice(one.start, one.end),
      },
    ]
  },
}

interface Stretch {
  readonly start: number
  readonly end: number
}

function nextSentence({ source, span }: ZhSentence): SourceSentence | undefined {
  return source.sentences.find(({ start, block }) => start === span.end && block === span.block)
}

/** The sentence after a pair opens a point of its own or there is none: else it may go on about the second of the two. */
function closesPoint({ source }: ZhSentence, two: SourceSentence): boolean {
  const next = source.sentences.find(({ start, block }) => start >= two.end && block === two.block)
  return (
    next === undefined ||
    kindOf(readAsSimplified(source.text.slice(next.start, next.end)).trim()) !== undefined
  )
}

function placeInRun(sentence: ZhSentence): number {
  const { sentences } = sentence.source
  const own = sentences.findIndex(({ start }) => start === sentence.span.start)
  let place = 0
  for (let index = own; index > 0; index--) {
    const [before, after] = [sentences[index - 1], sentences[index]]
    if (before === undefined || after === undefined || before.end !== after.start) break
    if (before.block !== after.block || !areEven(sentence, before, after)) break
    place++
  }
  return place
}

const SHORTEST = 8
const LONGEST = 90
const MOST_UNEVEN = 40

function areEven({ source }: ZhSentence, one: SourceSentence, two: SourceSentence): boolean {
  const texts = [one, two].map(({ start, end }) => readAsSimplified(source.text.slice(start, end)).trim())
  const [first, second] = texts as [string, string]
  if (texts.some((text) => text.length < SHORTEST || text.length > LONGEST || !text.endsWith('。')))
    return false
  if (Math.abs(first.length - second.length) > MOST_UNEVEN) return false
  const kinds = texts.map(kindOf)
  if (kinds[0] === undefined || kinds[0] !== kinds[1]) return false
  return texts.every((text) => !isOrdered(text))
}

const LABEL = /^(?:[-•*]\s*)?(\p{Script=Han}{2,10})：(?=[^“「：]{6})/u
const ADVICE = new RegExp(
  `^(?:请?(?:${anyOf('zh/swap/points', 'advice')}|与[^，。]{2,8}(?:沟通|交流)))(?!了|的)`,
  'u',
)

/** What kind of point a sentence is: one with a label of its own, a piece of advice; undefined for anything else. */
function kindOf(text: string): string | undefined {
  if (LABEL.test(text)) return ORDERED_LABEL.test(LABEL.exec(text)?.[1] ?? '') ? undefined : 'label'
  return ADVICE.test(text) && !text.includes('：') ? 'advice' : undefined
}

const ORDERED_LABEL = new RegExp(
  String.raw`${anyOf('zh/swap/points', 'ordered-label')}|建议$|注$|方面$|说道?$|想$|包括$|为$|是$|[一二三四五六七八九十\d]|治疗$|档$|级$|层$`,
  'u',
)

function isOrdered(text: string): boolean {
  return ONE_AFTER_ANOTHER.test(text) || BACKWARD.test(text)
}

/** Words by which a sentence leans on the one before it, or the one after it on it. */
const BACKWARD = new RegExp(`${anyOf('zh/swap/points', 'backward')}|[也还更](?!好|多|佳|换|年|新|加)`, 'u')

function trimmed(text: string, { start, end }: Stretch): Stretch | undefined {
  const own = text.slice(start, end)
  const from = start + (own.length - own.trimStart().length)
  const to = end - (own.length - own.trimEnd().length)
  return text.slice(from, to).includes('\n') ? undefined : { start: from, end: to }
}
