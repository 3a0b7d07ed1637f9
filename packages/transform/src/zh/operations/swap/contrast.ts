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

/** The negation is a word of its own, and nothing in either half reaches over both. */
function standsAlone(sentence: ZhSentence, match: ShapeMatch): boolean {
  const { start } = match.place(1)
  if (sentence.reading.split('而是').length > 2) return false
  // 但……并非……，而是……: the contrast is with the denial, so that stays next to it.
  if (/但|然而|不过|可是|却/.test(sentence.reading.slice(0, start - sentence.span.start))) return false
  const isWord = sentence.cuts.has(start) && tokenAt(sentence, match.place(3).start) !== undefined
  if (/^(?:要|需|将|將|能|会|會|应|應|必须|必須|靠)|[来來]$/.test(match.read(3))) return false
  const halves = match.words(2) + match.words(3)
  return isWord && !/[因为由於于]|这|這|那|他|她|它|也|更|还|還|又|才|都|不/.test(halves)
}

const EVEN = shape(
  '(?:^|(?<=[，。；]))([^，。；：、“”《（(的是在]{2,10}?)(与|和)([^，。；：、“”《（(的是在]{2,10}?)(?=(?:之间)?(?:密切相关|息息相关|紧密相连|相互影响|相互作用|相互促进|相辅相成|密不可分|相互交织|呈正相关|呈负相关|存在(?:显著|明显|密切|一定)?的?(?:相关性|正相关|负相关|关联|差异|联系))(?:[，。；]|$))',
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
        const leans =
          /这|這|此|其|种种|種種|它|他|她|才|就|也/.test(cause + result.slice(0, 8)) || /^故/.test(result)
        return (
          isSubject &&
          !leans &&
          !isAct(sentence, match.place(1).start) &&
          !/因|所以|从而|從而|可能|应|應|必须|必須|建议|建議|光有/.test(result)
        )
      })
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(2)}，${say(sentence, '这')}是因${say(sentence, '为')}${match.words(1)}。`,
      })),
}
