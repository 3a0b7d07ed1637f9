import { anyOf } from '../../../lexicon/load-lists.ts'
import { matchShape, type ShapeMatch, say, shape, tokenAt } from '../../grammar/shapes.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 4, risk: 0.05, role: 'stock', gain: 0.8 } as const

const NOT_BUT = shape(
  '(?<![可要就还岂也都便总莫若])(并不是|不是|并非)([^，。；：、？“”（）()是]{2,22})，而是([^，。；：？“”（）()是]{2,22})(?=[。；])',
)

/** 成长不是一条直路，而是一次次尝试 → 成长是一次次尝试，而不是一条直路 */
export const butNot: ZhOperation = {
  id: 'structure.but-not',
  kind: 'clause_reordering',
  reason: 'what_it_is_first',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, NOT_BUT)
      .filter((match) => standsAlone(sentence, match))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `是${match.words(3)}，${match.words(1) === '不是' ? '而' : ''}${match.words(1)}${match.words(2)}`,
      })),
}

const NOT_ALONE = new RegExp(anyOf('zh/swap/contrast', 'not-alone'))

const RESULT = new RegExp(`^${anyOf('zh/swap/contrast', 'result-openers')}|[来來]$`)

/** The negation is a word of its own, and nothing in either half reaches over both. */
function standsAlone(sentence: ZhSentence, match: ShapeMatch): boolean {
  const { start } = match.place(1)
  if (sentence.reading.split('而是').length > 2) return false
  // 但……并非……，而是……: the contrast is with the denial, so that stays next to it.
  if (/但|然而|不过|可是|却/.test(sentence.reading.slice(0, start - sentence.span.start))) return false
  const isWord = sentence.cuts.has(start) && tokenAt(sentence, match.place(3).start) !== undefined
  if (RESULT.test(match.read(3))) return false
  const halves = match.words(2) + match.words(3)
  return isWord && !NOT_ALONE.test(halves)
}

const EVEN = shape(
  `(?:^|(?<=[，。；]))([^，。；：、“”《（(的是在]{2,10}?)(与|和)([^，。；：、“”《（(的是在]{2,10}?)(?=(?:之间)?(?:存在(?:显著|明显|密切|一定)?的?(?:相关性|正相关|负相关|关联|差异|联系)|${anyOf('zh/swap/contrast', 'even-relations')})(?:[，。；]|$))`,
)

/** 睡眠与记忆密切相关 → 记忆与睡眠密切相关 */
export const turnEven: ZhOperation = {
  id: 'structure.turn-even',
  kind: 'clause_reordering',
  reason: 'relation_from_other_side',
  ...MODES,
  role: 'even',
  gain: 0.5,
  drafts: (sentence) =>
    matchShape(sentence, EVEN)
      .filter((match) =>
        [match.place(1), match.place(3)].every(({ start, end }) => {
          const words = sentence.tokens.filter((token) => token.start >= start && token.end <= end)
          const covered = words.reduce((sum, token) => sum + token.text.length, 0)
          return covered === end - start && words.every(({ tag }) => /^(?:n|vn|an|eng|j|b|l)$/.test(tag))
        }),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: match.words(3) + match.words(2) + match.words(1),
      })),
}

const CAUSE_FIRST = shape('^(?:由于|因为)([^，。；：“”]{6,18})，([^，。；：“”]{6,22})。$')

/** 由于大力发展旅游: whose act it is stands in the result, which has to go before. */
function isAct(sentence: ZhSentence, start: number): boolean {
  return /^(?:v(?!n)|d|p)/.test(tokenAt(sentence, start)?.tag ?? '')
}

const NO_RESULT = new RegExp(anyOf('zh/swap/contrast', 'no-result'))

const LEANS = new RegExp(anyOf('zh/swap/contrast', 'leans'))

/** 由于价格上涨，需求下降。 → 需求下降，这是因为价格上涨。 */
export const causeLast: ZhOperation = {
  id: 'structure.cause-last',
  kind: 'clause_reordering',
  reason: 'result_before_cause',
  modes: ['standard', 'creative', 'reduce-both', 'reduce-aigc', 'simple'],
  strength: 5,
  risk: 0.07,
  role: 'even',
  gain: 0.7,
  drafts: (sentence) =>
    matchShape(sentence, CAUSE_FIRST)
      .filter((match) => {
        const [cause, result] = [match.words(1), match.words(2)]
        const opener = tokenAt(sentence, match.place(2).start)
        const isSubject = /^(?:n|nz|ns|nr|eng|j|b|vn)$/.test(opener?.tag ?? '')
        const leans = LEANS.test(cause + result.slice(0, 8)) || /^故/.test(result)
        return isSubject && !leans && !isAct(sentence, match.place(1).start) && !NO_RESULT.test(result)
      })
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(2)}，${say(sentence, '这')}是因${say(sentence, '为')}${match.words(1)}。`,
      })),
}
