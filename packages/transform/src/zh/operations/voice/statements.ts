import { anyOf } from '../../../lexicon/load-lists.ts'
import type { Span } from '../../../source.ts'
import { isNounPhrase, isSubject, matchShape, say, shape } from '../../grammar/shapes.ts'
import { tokensIn, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 4, risk: 0.05, role: 'even', gain: 0.6 } as const

const SUBJECT = '([^，。；：、“”《（(]{1,8}~)'

const THIS_MAKES = shape(`(?:^|(?<=[。；]))这(?:也)?使得?${SUBJECT}(?=\\p{Han}{3})`)

/** 这使得人们更加关注健康 → 人们因此更加关注健康 */
export const thisMakes: ZhOperation = {
  id: 'structure.this-makes',
  kind: 'translated_phrase',
  reason: 'result_as_statement',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, THIS_MAKES)
      .filter((match) => isSubject(sentence, match.place(1)))
      .map((match) => ({ start: match.start, end: match.end, after: `${match.words(1)}因此` })),
}

const HAS_MERIT = shape(
  '(?:^|(?<=[，；。]))([^，。；：、“”《（(]{2,10}?)(?:具有|有)([^，。；：“”]{3,20}?)的(优点|特点|优势|缺点|特征)(?=[，。；])',
)

const NO_MERIT = new RegExp(`^${anyOf('zh/voice/statements', 'no-merit')}|[性的]$`)

/** 该方法具有操作简便的优点 → 该方法的优点是操作简便 */
export const meritFirst: ZhOperation = {
  id: 'structure.merit-first',
  kind: 'clause_reordering',
  reason: 'merit_first',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, HAS_MERIT)
      .filter(
        (match) =>
          isPlainSubject(sentence, match.place(1)) &&
          tokensIn(sentence, match.place(2)).some(({ tag }) => /^(?:v|a$|l|z)/.test(tag)) &&
          !NO_MERIT.test(match.read(2)) &&
          tokensIn(sentence, match.place(2)).length > 1,
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}的${match.words(3)}是${match.words(2)}`,
      })),
}

const UNDER_INFLUENCE = shape(
  `受到([^，。；：“”、]{2,10}?)的(${anyOf('zh/voice/statements', 'influences')})(?=[，。；])`,
)

/** 受到天气的影响 → 受天气影响 */
export const underInfluence: ZhOperation = {
  id: 'structure.under-influence',
  kind: 'de_chain',
  reason: 'same_in_fewer_words',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, UNDER_INFLUENCE)
      .filter((match) => isNounPhrase(sentence, match.place(1)))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `受${match.words(1)}${match.words(2)}`,
      })),
}

const THIS_BECAUSE = shape('(?:^|(?<=[，；。]))这(?:主要)?是因为(?=\\p{Han}{3})')

/** 这是因为…… → 原因在于…… */
export const reasonIs: ZhOperation = {
  id: 'structure.reason-is',
  kind: 'translated_phrase',
  reason: 'another_way_to_give_reason',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, THIS_BECAUSE).map((match) => ({
      start: match.start,
      end: match.end,
      after: sentence.reading.includes('主要是因')
        ? `主要原因在${say(sentence, '于')}`
        : `原因在${say(sentence, '于')}`,
    })),
}

const UNPLAIN = new RegExp(`^${anyOf('zh/grammar/subjects', 'unplain-subjects')}`)

function isPlainSubject(sentence: ZhSentence, span: Span): boolean {
  const tokens = tokensIn(sentence, span)
  return (
    isNounPhrase(sentence, span) &&
    tokens.every(({ tag }) => /^(?:n|r|vn|an|b|a|uj|j|l)/.test(tag)) &&
    !UNPLAIN.test(tokens[0]?.reading ?? '这')
  )
}
