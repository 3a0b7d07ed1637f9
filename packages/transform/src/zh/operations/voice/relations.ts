import { anyOf } from '../../../lexicon/load-lists.ts'
import type { Span } from '../../../source.ts'
import {
  beginsPredicate,
  isNounPhrase,
  isSubject,
  matchShape,
  say,
  shape,
  wholeTokens,
} from '../../grammar/shapes.ts'
import { tokensIn, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 4, risk: 0.06, role: 'even', gain: 0.4 } as const

const RELATION = shape(
  `(${anyOf('zh/voice/relations', 'examines')})(了?)([^，。；：、“”《（(和与]{2,16}?)(与|和)([^，。；：、“”《（(和与]{2,16}?)(?:之间)?的(?=${anyOf('zh/voice/relations', 'between')}(?:[，。；、]|和|及))`,
)

/** 探讨睡眠与记忆的关系 → 探讨记忆与睡眠的关系 */
export const swapRelated: ZhOperation = {
  id: 'structure.swap-related',
  kind: 'list_order',
  reason: 'relation_from_other_side',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, RELATION)
      .filter(
        (match) =>
          [match.place(3), match.place(5)].every((place) => isPlainNoun(sentence, place)) &&
          !/分别|前后/.test(sentence.reading),
      )
      .map((match) => ({
        start: match.place(3).start,
        end: match.place(5).end,
        after: match.words(5) + match.words(4) + match.words(3),
      })),
}

function isPlainNoun(sentence: ZhSentence, span: Span): boolean {
  return (
    isNounPhrase(sentence, span) &&
    tokensIn(sentence, span).every(
      ({ reading, tag }) => !/^(?:其|它|他|她|这|那|者|[前后])$/.test(reading) && tag !== 'm',
    )
  )
}

const INFLUENCE = shape(
  `(${anyOf('zh/voice/relations', 'examines-influence')})(了?)([^，。；：“”《（(对]{2,20}?)对([^，。；：“”《（(对]{2,20}?)的影响(?=[，。；])`,
)

/** 探讨压力对睡眠的影响 → 探讨压力如何影响睡眠 */
export const influenceToVerb: ZhOperation = {
  id: 'structure.influence-to-verb',
  kind: 'nominalisation',
  reason: 'act_as_verb',
  ...MODES,
  role: 'stock',
  gain: 0.8,
  drafts: (sentence) =>
    matchShape(sentence, INFLUENCE)
      .filter(
        (match) =>
          isNounPhrase(sentence, match.place(3)) &&
          isNounPhrase(sentence, match.place(4)) &&
          !/其$/.test(match.read(3)),
      )
      .map((match) => ({
        start: match.place(3).end,
        end: match.end,
        after: `如何${sentence.source.language === 'zh_TW' ? '影響' : '影响'}${match.words(4)}`,
      })),
}

const IDENTITY = shape(
  '^([^，。；：“”《（(的]{2,8}?)(是|在于)([^，。；：“”《（(]{3,16}?)的(关键|核心|前提|根本|重点)(?=[，。；])',
)

/** 沟通是解决问题的关键 → 解决问题的关键是沟通 */
export const turnIdentity: ZhOperation = {
  id: 'structure.turn-identity',
  kind: 'clause_reordering',
  reason: 'known_first',
  ...MODES,
  role: 'even',
  gain: 0.6,
  drafts: (sentence) =>
    matchShape(sentence, IDENTITY)
      .filter(
        (match) =>
          match.words(2) === '是' &&
          wholeTokens(sentence, match.place(1)).length > 0 &&
          tokensIn(sentence, match.place(1)).every(({ tag }) => /^(?:n|vn|an|v|a)$/.test(tag)) &&
          !/^(?:一|其|这|那|最|其中)|之一|唯一/.test(match.read(3)),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(3)}的${match.words(4)}是${match.words(1)}`,
      })),
}

const TAKE_AS = shape(
  `(?<![所难可足加给予用])以([^，。；：“”《（(以]{2,16}?)为(${anyOf('zh/voice/relations', 'roles')})(?=[，。；]|\\p{Han})`,
)

/** 以问卷为依据 → 将问卷作为依据 */
export const takeAs: ZhOperation = {
  id: 'structure.take-as',
  kind: 'register',
  reason: 'another_frame',
  ...MODES,
  risk: 0.07,
  role: 'even',
  gain: 0.1,
  drafts: (sentence) =>
    matchShape(sentence, TAKE_AS)
      .filter((match) => {
        const isWord = wholeTokens(sentence, match.place(1)).length > 0
        const isEnd = /^[，。；]/.test(sentence.reading.slice(match.end - sentence.span.start))
        const isStart =
          match.start === sentence.span.start ||
          /[，；\p{Script=Han}]/u.test(sentence.reading[match.start - sentence.span.start - 1] ?? '')
        return (
          isWord &&
          isEnd &&
          isStart &&
          isNounPhrase(sentence, match.place(1)) &&
          sentence.tokens.find(({ end }) => end === match.start)?.tag !== 'v' &&
          !/事[实實]/.test(match.read(1))
        )
      })
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${say(sentence, '将')}${match.words(1)}${sentence.source.language === 'zh_TW' ? '作為' : '作为'}${match.words(2)}`,
      })),
}

const MEANS = shape(
  `(?:^|(?<=[。；，]))(${anyOf('zh/voice/relations', 'means')})([^，。；：“”《（(]{2,18})，([^，。；：、“”《（(]{1,8}~)(${anyOf('zh/voice/relations', 'modals')})?(?=\\p{Han}{3})`,
)

/** 希望 or another 根据 after the subject would take the means for its own. */
const MEANS_OF_ITS_OWN = new RegExp(`^${anyOf('zh/voice/relations', 'means-of-its-own')}`, 'u')

/** 根据诊断结果，医生会给出方案 → 医生会根据诊断结果给出方案 */
export const meansAfterSubject: ZhOperation = {
  id: 'structure.means-after-subject',
  kind: 'clause_reordering',
  reason: 'subject_before_means',
  ...MODES,
  role: 'even',
  gain: 0.6,
  drafts: (sentence) =>
    matchShape(sentence, MEANS)
      .filter(
        (match) =>
          isSubject(sentence, match.place(3)) &&
          !/^(?:研究|结果|实验|分析|数据)$/u.test(match.read(3)) &&
          beginsVerb(sentence, match.end) &&
          !/[了出着]|，/.test(match.read(2)) &&
          !/^(?:这|此|其|那)$/.test(match.read(2)) &&
          !isAttribution(match.words(1), match.words(2)) &&
          !MEANS_OF_ITS_OWN.test(sentence.reading.slice(match.end - sentence.span.start)) &&
          tokensIn(sentence, match.place(3)).every(({ tag }) => /^(?:n|r|nr|ns|nt|vn|an|b|a)$/.test(tag)) &&
          !/^(?:所有|每|任何|各|其中)/.test(match.read(3)),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(3)}${match.words(4)}${match.words(1)}${match.words(2)}`,
      })),
}

const GROUND = new RegExp(`${anyOf('zh/voice/relations', 'grounds')}$`)

/** 根据报道 names a source, which belongs to the whole sentence; 根据结果 names a ground, which belongs to the act. */
function isAttribution(preposition: string, ground: string): boolean {
  if (!/^(?:根据|根據|依据|依據|基于|基於|按照)$/.test(preposition)) return false
  return !GROUND.test(ground)
}

const NO_VERB = new RegExp(`^${anyOf('zh/voice/relations', 'before-object')}`)

function beginsVerb(sentence: ZhSentence, start: number): boolean {
  return (
    beginsPredicate(sentence, start) && !NO_VERB.test(sentence.reading.slice(start - sentence.span.start))
  )
}
