import { anyOf } from '../../../lexicon/load-lists.ts'
import type { Span } from '../../../source.ts'
import { beginsPredicate, isNounPhrase, isSubject, matchShape, shape, tokenAt } from '../../grammar/shapes.ts'
import { tokensIn, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 4, risk: 0.05, role: 'even', gain: 0.6 } as const

const SUBJECT = '([^，。；：、“”《（(]{1,8}~)'

const MODAL = `(${anyOf('zh/move/conditions', 'modals')})?`

const ONLY_IF = shape(
  '(?:^|(?<=[。；]))只有([^，。；：“”]{2,20})，(?:我们|你|人们|企业|才)?才?能(?:够)?([^，。；：“”]{3,24})。$',
)

/** 只有坚持，才能成功。 → 要成功，只有坚持。 */
export const onlyIf: ZhOperation = {
  id: 'structure.only-if',
  kind: 'clause_reordering',
  reason: 'aim_then_only_way',
  ...MODES,
  risk: 0.07,
  drafts: (sentence) =>
    matchShape(sentence, ONLY_IF)
      .filter(
        (match) =>
          /^v(?!n)/.test(tokenAt(sentence, match.place(1).start)?.tag ?? '') &&
          /^v(?!n)/.test(tokenAt(sentence, match.place(2).start)?.tag ?? '') &&
          sentence.reading.includes('，才能') &&
          !/[不没未]/.test(sentence.reading),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `要${match.words(2)}，只有${match.words(1)}。`,
      })),
}

const IF_SUBJECT = shape('(?:^|(?<=[，；]))(如果|若|假如|要是|倘若)(你|您|我们|他们|他|她)(?=\\p{Han}{2})')

/** The main clause tells of the same subject without naming it again. */
const SAME_SUBJECT = new RegExp(
  `^[^，。；]+，(?:那么)?(?:${anyOf('zh/move/conditions', 'same-subject')}|可(?!能))`,
  'u',
)

/** 如果您有疑问，请联系客服 → 您如果有疑问，请联系客服 */
export const ifAfterSubject: ZhOperation = {
  id: 'structure.if-after-subject',
  kind: 'connective_move',
  reason: 'subject_before_condition',
  ...MODES,
  strength: 3,
  drafts: (sentence) =>
    matchShape(sentence, IF_SUBJECT)
      .filter(
        (match) =>
          isNounPhrase(sentence, match.place(2)) &&
          beginsPredicate(sentence, match.end) &&
          SAME_SUBJECT.test(after(sentence, match.end)) &&
          !(match.read(1) === '要是' && match.read(2) === '您') &&
          !/^(?:的|和|与|们)/.test(after(sentence, match.end)),
      )
      .map((match) => ({ start: match.start, end: match.end, after: match.words(2) + match.words(1) })),
}

const SETTING = shape(
  `(?:^|(?<=[。；]))(在[^，。；：“”《（(]{2,16}?${anyOf('zh/move/conditions', 'setting-ends')})，${SUBJECT}${MODAL}(?=\\p{Han}{3})`,
)

/** 在就诊时，医生…… tells of the patient's visit: only who is addressed or speaks is surely in the setting too. */
const READER = /^(?:您|你们?|我们?|大家|人们)$/u

/** A longer setting between subject and verb leaves the reader out of breath. */
const LONGEST_SETTING = 12

/** 在使用信用卡时，您应该注意 → 您在使用信用卡时应该注意 */
export const settingAfterSubject: ZhOperation = {
  id: 'structure.setting-after-subject',
  kind: 'topic_fronting',
  reason: 'subject_before_setting',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, SETTING)
      .filter(
        (match) =>
          !/[没不未]|是否|这种|此|[您你我]/.test(match.read(1)) &&
          !/^(?:建议|希望|觉得|认为|相信|想)/.test(sentence.reading.slice(match.end - sentence.span.start)) &&
          match.words(1).length <= LONGEST_SETTING &&
          READER.test(match.read(2)) &&
          isSubject(sentence, match.place(2)) &&
          followsWell(sentence, match.end, match.words(3)),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: match.words(2) + match.words(1) + match.words(3),
      })),
}

const EXCEPT = shape(
  `(?:^|(?<=[。；]))(除了?[^，。；：“”]{2,18}?(?:之外|以外|外)?)，${SUBJECT}(还|也)(?=\\p{Han}{2})`,
)

/** 除了药物治疗，您还可以…… → 您除了药物治疗，还可以…… */
export const exceptAfterSubject: ZhOperation = {
  id: 'structure.except-after-subject',
  kind: 'topic_fronting',
  reason: 'subject_first',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, EXCEPT)
      .filter((match) => isPlainSubject(sentence, match.place(2)) && !/^除此/.test(match.read(1)))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(2)}${match.words(1)}，${match.words(3)}`,
      })),
}

const ALONG = shape(
  `(?:^|(?<=[。；]))((?:随着|由于|伴随着)[^，。；：“”]{3,16})，${SUBJECT}${MODAL}(?=\\p{Han}{2})`,
)

/** Between subject and verb a longer phrase keeps the reader waiting. */
const LONGEST_COMPANION = 12

/** 随着年龄的增长，人的记忆力会下降 → 人的记忆力会随着年龄的增长下降 */
export const alongAfterSubject: ZhOperation = {
  id: 'structure.along-after-subject',
  kind: 'topic_fronting',
  reason: 'subject_first',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, ALONG)
      .filter(
        (match) =>
          isSubject(sentence, match.place(2)) &&
          match.words(1).length <= LONGEST_COMPANION &&
          isBareNoun(sentence, match.place(1)) &&
          followsWell(sentence, match.end, match.words(3)),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: match.words(2) + match.words(1) + match.words(3),
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

/** What stands after a preposition ends in a noun and holds no clause of its own. */
function isBareNoun(sentence: ZhSentence, span: Span): boolean {
  const tokens = tokensIn(sentence, span).slice(1)
  return (
    /^(?:n|vn|an)/.test(tokens.at(-1)?.tag ?? '') && !tokens.some(({ tag }) => tag === 'v' || tag === 'r')
  )
}

const AFTER_SUBJECT = new RegExp(`^${anyOf('zh/move/conditions', 'after-subject')}`)

function followsWell(sentence: ZhSentence, end: number, modal: string): boolean {
  const rest = after(sentence, end)
  if (AFTER_SUBJECT.test(rest)) return false
  return modal !== '' || beginsPredicate(sentence, end)
}

function after(sentence: ZhSentence, end: number): string {
  return sentence.reading.slice(end - sentence.span.start)
}
