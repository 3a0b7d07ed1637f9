import type { Span } from '../../source.ts'
import { tokensIn, type ZhSentence } from '../view.ts'
import type { ZhOperation } from './operation.ts'
import { matchShape, shape, tokenAt, wholeTokens } from './shapes.ts'

const MODES = {
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'creative', 'academic', 'formal', 'simple', 'expand'],
  strength: 4,
  risk: 0.07,
  gain: 0.3,
} as const

/** Words that tie items to an order, and items that have one. */
const ORDERED =
  /分别|依次|先后|顺序|前者|后者|其一|步骤|阶段|从.+到|首先|其次|最后|然后|之一|轮流|逐|分为|[前后]$|[①②③]/
const ORDERED_PAIR =
  /原因|结果|过去|现在|未来|今天|明天|开始|结束|生|死|父|母|男|女|老师|学生|国家|地区|问题|答案|上|下|左|右|前|后|始|终|以及|本人/

const LIST = shape(
  '、([^，。；：、“”《》（）()和与及或等]{2,8})(、|和|与|以及|及)([^，。；：、“”《》（）()和与及或等]{2,8})(?=[。，；]|等(?=[，。；\\p{Han}]))',
)

/** A、B和C → A、C和B where the order carries nothing. */
export const rotateList: ZhOperation = {
  id: 'structure.rotate-list',
  kind: 'list_order',
  reason: 'The same items in another order.',
  ...MODES,
  find: (sentence) =>
    ORDERED.test(sentence.reading)
      ? []
      : matchShape(sentence, LIST)
          .filter(
            (match) =>
              isItem(sentence, match.place(1)) &&
              isItem(sentence, match.place(3)) &&
              Math.abs(match.words(1).length - match.words(3).length) <= 2,
          )
          .map((match) => ({
            start: match.start,
            end: match.end,
            after: `、${match.words(3)}${match.words(2)}${match.words(1)}`,
          })),
}

const PAIR = shape(
  '([^，。；：、“”《》（）()和与的]{2,4})([和与])([^，。；：、“”《》（）()和与的]{2,4})(?=[。，；])',
)

/** 缓解压力和焦虑 → 缓解焦虑和压力 */
export const swapPair: ZhOperation = {
  id: 'structure.swap-pair',
  kind: 'list_order',
  reason: 'The same two things in another order.',
  ...MODES,
  find: (sentence) =>
    ORDERED.test(sentence.reading)
      ? []
      : pairs(sentence).map(({ left, link, right }) => ({
          start: left.start,
          end: right.end,
          after: slice(sentence, right) + link + slice(sentence, left),
        })),
}

interface Pair {
  readonly left: Span
  readonly link: string
  readonly right: Span
}

/** Two nouns of one length, the left one after a verb or a mark, so that nothing before it belongs to it alone. */
function pairs(sentence: ZhSentence): Pair[] {
  return matchShape(sentence, PAIR).flatMap((match) => {
    const right = match.place(3)
    const link = match.place(2)
    const length = right.end - right.start
    const left = { start: link.start - length, end: link.start }
    const before = tokensIn(sentence, { start: sentence.span.start, end: left.start }).at(-1)
    const isFree = before !== undefined && /^(?:v(?!n)|x|ul)$/.test(before.tag) && before.end === left.start
    if (!isFree || !isItem(sentence, left) || !isItem(sentence, right)) return []
    if (ORDERED_PAIR.test(slice(sentence, left) + slice(sentence, right))) return []
    return [{ left, link: match.words(2), right }]
  })
}

/** One noun or a run of nouns, no name, no number, no verb. */
function isItem(sentence: ZhSentence, span: Span): boolean {
  const tokens = wholeTokens(sentence, span)
  return (
    tokens.length > 0 &&
    tokens.length <= 3 &&
    tokens.every(({ tag }) => /^(?:n|vn|an|b|a)$/.test(tag)) &&
    /^(?:n|vn|an)$/.test(tokens.at(-1)?.tag ?? '')
  )
}

function slice(sentence: ZhSentence, span: Span): string {
  return sentence.source.text.slice(span.start, span.end)
}

const NOT_ONLY = shape('(既)([^，。；：“”]{2,10}?)，?又([^，。；：“”]{2,10}?)(?=[。，；])')

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
    matchShape(sentence, NOT_ONLY)
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
