import { anyOf } from '../../../lexicon/load-lists.ts'
import { matchShape, shape, tokenAt, wholeTokens } from '../../grammar/shapes.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 3, risk: 0.06, role: 'even', gain: 0.6 } as const

const IS_ADJECTIVE = shape(
  `(?<!${anyOf('zh/omit/copula', 'adverbs-before-is')})是(不?)(${anyOf('zh/omit/copula', 'judgements')})的(?=[，。；])`,
)

/** 这是不正确的 → 这不正确；沟通是重要的 → 沟通很重要 */
export const dropCopula: ZhOperation = {
  id: 'structure.drop-copula',
  kind: 'translated_phrase',
  reason: 'adjective_without_shi_de',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, IS_ADJECTIVE)
      .filter((match) => tokenAt(sentence, match.start)?.reading === '是')
      .filter(
        (match) =>
          !VERDICT.test(sentence.reading) &&
          !PARALLEL.test(sentence.reading) &&
          (match.read(2) !== '正常' || !FINDING.test(sentence.reading)),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1) === '' ? '很' : match.words(1)}${match.words(2)}`,
      })),
}

/** 幸福是简单的，是随处可见的: members of a series keep their verb. */
const PARALLEL = /(?:^|[^这那])是[^。]*，是/u

/** 水平是正常的: a finding is normal or not, never very normal. */
const FINDING = /\d|水平|指标|数值|结果|检查/u

/** 确保花费是合理的: whether it is so is asked, not how much. */
const VERDICT = new RegExp(`${anyOf('zh/omit/copula', 'verdict')}`, 'u')

const DEFINITION = shape('^([^，。；：、“《（(的]{2,10})是指(?=[^，。]{4})')

/** 所谓北京大学 would sneer. */
const PROPER_NAME = new RegExp(`${anyOf('zh/omit/copula', 'proper-name')}$`, 'u')

/** 数字鸿沟是指…… → 所谓数字鸿沟，指的是…… */
export const soCalled: ZhOperation = {
  id: 'structure.so-called',
  kind: 'definition',
  reason: 'another_way_to_define',
  ...MODES,
  strength: 5,
  role: 'even',
  gain: 0.2,
  drafts: (sentence) =>
    matchShape(sentence, DEFINITION)
      .filter(
        (match) =>
          !PROPER_NAME.test(match.read(1)) &&
          wholeTokens(sentence, match.place(1)).every(({ tag }) => /^(?:n|vn|l|eng|j|b|a)/.test(tag)),
      )
      .filter((match) => /^(?:n|l|eng)/.test(wholeTokens(sentence, match.place(1)).at(-1)?.tag ?? ''))
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${sentence.source.language === 'zh_TW' ? '所謂' : '所谓'}${match.words(1)}，指的是`,
      })),
}

const DE_CHAIN = shape('(\\p{Han}{2})的(\\p{Han}{2,4})的(\\p{Han}{2,4})(?=[，。；、])')

/** 企业的生产效率的提升 → 企业生产效率的提升 */
export const shortenDeChain: ZhOperation = {
  id: 'structure.shorten-de-chain',
  kind: 'de_chain',
  reason: 'one_de_fewer_in_chain',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, DE_CHAIN)
      .filter(({ start }) => opensClause(sentence, start))
      .filter((match) =>
        [match.place(1), match.place(2)].every((place) => {
          const tokens = wholeTokens(sentence, place)
          return tokens.length > 0 && tokens.every(({ tag }) => tag === 'n')
        }),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}${match.words(2)}的${match.words(3)}`,
      })),
}

/** Before anything else in the clause: a conjunction or a verb would bind the first noun. */
function opensClause(sentence: ZhSentence, start: number): boolean {
  return start === sentence.span.start || sentence.clauses.some((clause) => clause.start === start)
}
