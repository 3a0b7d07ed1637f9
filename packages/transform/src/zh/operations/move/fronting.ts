import { anyOf } from '../../../lexicon/load-lists.ts'
import type { Draft } from '../../../operation.ts'
import type { Span } from '../../../source.ts'
import { beginsPredicate, isNounPhrase, isSubject, matchShape, shape, tokenAt } from '../../grammar/shapes.ts'
import { tokensIn, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const PLACE = anyOf('zh/move/fronting', 'place-ends')
const TIME = anyOf('zh/move/fronting', 'time-openers')
const MODES = { strength: 4, risk: 0.06, role: 'even', gain: 0.5 } as const

const SUBJECT_PLACE = shape(
  `^([^，。；：、“《（(]{2,12}?)(在[^，。；：、“《（(]{2,14}?${PLACE})(?=\\p{Han}{3})`,
)

/** 人工智能在当今社会中发挥作用 → 在当今社会中，人工智能发挥作用 */
export const placeToFront: ZhOperation = {
  id: 'structure.place-to-front',
  kind: 'topic_fronting',
  reason: 'setting_first',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, SUBJECT_PLACE)
      .filter(
        (match) =>
          isActor(sentence, match.place(1)) &&
          isSetting(sentence, match.end) &&
          !/^[当如若即虽因]|^(?:这|那|该|此|每一?)个?在/.test(sentence.reading),
      )
      .map((match) => ({ ...ends(match), after: `${match.words(2)}，${match.words(1)}` })),
}

const PLACE_SUBJECT = shape(
  `^(在[^，。；：、“《（(]{2,10}?(?:中|里|上|方面|领域))，([^，。；：、“《（(]{2,8}~)(?=\\p{Han}{3})`,
)

/** 在现代社会中，家长常常忽略 → 家长在现代社会中常常忽略 */
export const placeAfterSubject: ZhOperation = {
  id: 'structure.place-after-subject',
  kind: 'topic_fronting',
  reason: 'subject_before_setting',
  ...MODES,
  drafts: (sentence) => foldAfterSubject(sentence, PLACE_SUBJECT),
}

const TIME_SUBJECT = shape(`^(${TIME})，([^，。；：、“《（(]{2,8}~)(?=\\p{Han}{3})`)

/** 近年来，故宫积极推动 → 故宫近年来积极推动 */
export const timeAfterSubject: ZhOperation = {
  id: 'structure.time-after-subject',
  kind: 'topic_fronting',
  reason: 'subject_before_time',
  ...MODES,
  drafts: (sentence) => foldAfterSubject(sentence, TIME_SUBJECT),
}

const SUBJECT_TIME = shape(
  `^([^，。；：、“《（(]{2,10}?)(近年来|近些年来|如今|目前|长期以来|一直以来)(?=\\p{Han}{3})`,
)

/** 这一行业近年来发展迅速 → 近年来，这一行业发展迅速 */
export const timeToFront: ZhOperation = {
  id: 'structure.time-to-front',
  kind: 'topic_fronting',
  reason: 'time_first',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, SUBJECT_TIME)
      .filter((match) => isNounPhrase(sentence, match.place(1)) && beginsPredicate(sentence, match.end))
      .map((match) => ({ ...ends(match), after: `${match.words(2)}，${match.words(1)}` })),
}

const SUBJECT_ROLE = shape('^([^，。；：、“《（(]{2,10}?)(作为[^，。；：“《（(]{2,24})，(?=\\p{Han}{2})')

/** 菊粉作为天然低聚糖，在…… → 作为天然低聚糖，菊粉在…… */
export const roleToFront: ZhOperation = {
  id: 'structure.role-to-front',
  kind: 'topic_fronting',
  reason: 'role_first',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, SUBJECT_ROLE)
      .filter((match) => isNounPhrase(sentence, match.place(1)) && beginsPredicate(sentence, match.end))
      .filter((match) => !/都|需|一般|会|可以|能|应|很/u.test(match.read(2)))
      .map((match) => ({ ...ends(match), after: `${match.words(2)}，${match.words(1)}` })),
}

const ROLE_SUBJECT = shape('^(作为[^，。；：“《（(]{2,24})，([^，。；：、“《（(]{2,8}~)(?=\\p{Han}{3})')

/** 作为发展中国家，该国需要…… → 该国作为发展中国家，需要…… */
export const roleAfterSubject: ZhOperation = {
  id: 'structure.role-after-subject',
  kind: 'topic_fronting',
  reason: 'subject_before_role',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, ROLE_SUBJECT)
      .filter((match) => isSubject(sentence, match.place(2)) && !/^其|[没无不]/u.test(match.read(2)))
      .map((match) => ({ ...ends(match), after: `${match.words(2)}${match.words(1)}，` })),
}

const SUBJECT_VIEWER = shape(
  '^([^，。；：、“《（(]{1,8}?)(对于?[^，。；：“《（(]{2,12}?(?:来说|而言|来讲))(?=\\p{Han}{2})',
)

/** 这对企业来说很重要 → 对企业来说，这很重要 */
export const viewerToFront: ZhOperation = {
  id: 'structure.viewer-to-front',
  kind: 'topic_fronting',
  reason: 'concerned_first',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, SUBJECT_VIEWER)
      .filter((match) => isNounPhrase(sentence, match.place(1)) && beginsPredicate(sentence, match.end))
      .map((match) => ({ ...ends(match), after: `${match.words(2)}，${match.words(1)}` })),
}

/** A subject that is a thing or a person for sure: 生活在…… and 建议在…… begin with verbs. */
function isActor(sentence: ZhSentence, span: Span): boolean {
  const last = tokensIn(sentence, span).at(-1)
  return (
    isNounPhrase(sentence, span) &&
    /^(?:n|r|eng)/.test(last?.tag ?? '') &&
    !/^(?:建议|结果|最后)$/u.test(last?.reading ?? '')
  )
}

function foldAfterSubject(sentence: ZhSentence, pattern: readonly RegExp[]): Draft[] {
  return matchShape(sentence, pattern)
    .filter((match) => isSubject(sentence, match.place(2)))
    .map((match) => ({ ...ends(match), after: match.words(2) + match.words(1) }))
}

/** 在……中 belongs to the verb after it, not to a noun (在校的学生), when a predicate follows. */
/** 在历史上很长的一段时间中 is one setting. */
const MEASURE_OF_TIME = /^(?:很|相当|较)[长久多]/u

function isSetting(sentence: ZhSentence, end: number): boolean {
  return (
    beginsPredicate(sentence, end) &&
    tokenAt(sentence, end)?.tag !== 'p' &&
    !MEASURE_OF_TIME.test(sentence.reading.slice(end - sentence.span.start))
  )
}

function ends({ start, end }: { start: number; end: number }): { start: number; end: number } {
  return { start, end }
}
