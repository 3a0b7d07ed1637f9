import { anyOf } from '../../../lexicon/load-lists.ts'
import { hasPredicate, isClause, isSubject, matchShape, say, shape } from '../../grammar/shapes.ts'
import { tokensIn } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 4, risk: 0.05, role: 'even', gain: 0.6 } as const

const SHORT_SUBJECT = '([^，。；：、“《（(]{2,8}~)(?=\\p{Han}{3})'

const CONNECTIVE_SUBJECT = shape(`^(因此|因而|所以|其实|显然|的确)，?${SHORT_SUBJECT}`)

/** 因此，企业需要…… → 企业因此需要…… */
export const connectiveAfterSubject: ZhOperation = {
  id: 'structure.connective-after-subject',
  kind: 'connective_move',
  reason: 'connective_inside_clause',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, CONNECTIVE_SUBJECT)
      .filter(
        (match) =>
          match.words(1) !== '所以' &&
          isSubject(sentence, match.place(2)) &&
          !/^[这那其]/.test(sentence.reading.slice(match.place(2).start - sentence.span.start)),
      )
      .map((match) => ({ start: match.start, end: match.end, after: match.words(2) + match.words(1) })),
}

const HOWEVER_SUBJECT = shape(`^然而，?${SHORT_SUBJECT}`)

/** 质量越低的恒星: the noun is part of what describes another. */
const QUALIFIED = /^[越较最更很][^，。；]{1,6}的/u

/** 然而，问题仍然存在 → 问题却仍然存在 */
export const howeverToQue: ZhOperation = {
  id: 'structure.however-to-que',
  kind: 'connective_move',
  reason: 'contrast_inside_clause',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, HOWEVER_SUBJECT)
      .filter(
        (match) =>
          isSubject(sentence, match.place(1)) &&
          !/[却也都？哪谁]|什么|如何|是否/.test(sentence.reading) &&
          !QUALIFIED.test(sentence.reading.slice(match.end - sentence.span.start)),
      )
      .map((match) => ({ start: match.start, end: match.end, after: match.words(1) + say(sentence, '却') })),
}

const CONCESSION = shape('^(?:虽然|尽管)([^，。；：“”]{4,30})，(但是?|然而|可是)')

/** 虽然天气不好，但他来了 → 天气不好，但他来了 */
export const dropConcession: ZhOperation = {
  id: 'structure.drop-concession',
  kind: 'connective_drop',
  reason: 'one_marker_of_contrast',
  ...MODES,
  role: 'even',
  gain: 0.4,
  drafts: (sentence) =>
    matchShape(sentence, CONCESSION)
      .filter((match) => isClause(sentence, match.place(1)))
      .map((match) => ({ start: match.start, end: match.place(1).end, after: match.words(1) })),
}

const WHEN = shape(
  '(?:^|(?<=[，；]))当(?![然代初地年天日下众事局即])([^，。；：“”]{3,24}?)(?:的时候|之时|时)(?=，)',
)

/** 当压力过大的时候， → 压力过大时， */
export const dropWhen: ZhOperation = {
  id: 'structure.drop-when',
  kind: 'translated_phrase',
  reason: 'dang_is_calque',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, WHEN)
      .filter((match) => hasPredicate(sentence, match.place(1)) && match.words(1).length > 3)
      .map((match) => ({ start: match.start, end: match.end, after: match.words(1) + say(sentence, '时') })),
}

const CIRCUMSTANCE = shape('(?:^|(?<=[，；。]))在([^，。；：“”在]{3,24}?)的(?:情况|情形)下(?=，)')

const NOT_A_CIRCUMSTANCE = new RegExp(
  `^${anyOf('zh/move/linking', 'not-a-circumstance')}|不变|允许|同等|[后前时中]$|期间$`,
)

/** 在父母离异的情况下， → 父母离异时， */
export const circumstanceToWhen: ZhOperation = {
  id: 'structure.circumstance-to-when',
  kind: 'translated_phrase',
  reason: 'same_in_fewer_words',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, CIRCUMSTANCE)
      .filter(
        (match) =>
          tokensIn(sentence, match.place(1)).some(({ tag }) => /^v(?!n)/.test(tag)) &&
          !NOT_A_CIRCUMSTANCE.test(match.read(1)),
      )
      .map((match) => ({ start: match.start, end: match.end, after: match.words(1) + say(sentence, '时') })),
}

const BESIDES_SUBJECT = shape(`^此外，${SHORT_SUBJECT}`)

/** 还有、还是、还在、还不 would mean something else, or say it twice. */
const NO_ALSO = new RegExp(`^[是有在不没很较正仍已曾最更非十一]|^${anyOf('zh/move/linking', 'no-also')}`, 'u')

/** 此外，该方法能降低成本 → 该方法还能降低成本 */
export const besidesToAlso: ZhOperation = {
  id: 'structure.besides-to-also',
  kind: 'connective_move',
  reason: 'connective_inside_clause',
  ...MODES,
  purposes: ['unmark'],
  role: 'stock',
  gain: 1.6,
  drafts: (sentence) =>
    matchShape(sentence, BESIDES_SUBJECT)
      .filter(
        (match) =>
          isSubject(sentence, match.place(1)) &&
          !/[还也亦又？]|同时/u.test(sentence.reading) &&
          !NO_ALSO.test(sentence.reading.slice(match.end - sentence.span.start)),
      )
      .map((match) => ({ start: match.start, end: match.end, after: match.words(1) + say(sentence, '还') })),
}
