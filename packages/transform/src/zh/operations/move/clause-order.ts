import { anyOf } from '../../../lexicon/load-lists.ts'
import { hasPredicate, isClause, matchShape, say, shape, tokenAt } from '../../grammar/shapes.ts'
import { tokensIn, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 4, risk: 0.05, role: 'even', gain: 0.6 } as const

const PURPOSE_FIRST = shape('^为了?((?!了)[^，。；：“”]{4,24})，([^，。；：“”]{6,40})。$')

/** 为了提高效率，企业应引入新设备。 → 企业应引入新设备，以提高效率。 */
export const purposeLast: ZhOperation = {
  id: 'structure.purpose-last',
  kind: 'clause_reordering',
  reason: 'purpose_after_act',
  ...MODES,
  risk: 0.07,
  drafts: (sentence) =>
    matchShape(sentence, PURPOSE_FIRST)
      .filter(
        (match) =>
          /^v(?!n)/.test(tokenAt(sentence, match.place(1).start)?.tag ?? '') &&
          hasPredicate(sentence, match.place(2)) &&
          !/[不没未]|以|为了|因此|所以|从而|才|就|受到|被|得到/.test(sentence.reading.slice(2)),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(2)}，以${match.words(1)}。`,
      })),
}

const AIM =
  '(?:提高|提升|推动|促进|确保|保证|防止|避免|减少|降低|增强|改善|满足|实现|获得|验证|评估|确定|了解|缓解|帮助|保护|维护|培养|加强|优化|达到|支持|应对|适应|解决|弥补|扩大|减轻)'

const PURPOSE_LAST = shape(`^([^，。；：“”]{6,40})，以(${AIM}[^，。；：“”]{2,24})。$`)

/** 学校增设课程，以提高能力。 → 为提高能力，学校增设课程。 */
export const purposeFirst: ZhOperation = {
  id: 'structure.purpose-first',
  kind: 'clause_reordering',
  reason: 'purpose_before_act',
  ...MODES,
  risk: 0.07,
  drafts: (sentence) =>
    matchShape(sentence, PURPOSE_LAST)
      .filter(
        (match) =>
          hasPredicate(sentence, match.place(1)) &&
          !/目的|旨在|是为|是指?一?[种个项套]/.test(readingOf(sentence, match.place(1))) &&
          !/^(?:而|但|并|也|还|从而|因此|所以|同时|其|这|那|它|\\n)/.test(sentence.reading) &&
          !/\n|\\/.test(match.words(0)) &&
          !/是[^，]*$/u.test(readingOf(sentence, match.place(1))) &&
          !/[它他她其]|的(?:过程|方法|手段|行为|活动|学科|技术|系统|工具|策略|方式)$/u.test(match.read(2)),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${say(sentence, '为')}${match.words(2)}，${match.words(1)}。`,
      })),
}

const CAUSE_FIRST = shape('^(?:由于|因为)([^，。；：“”]{4,30})，(?:所以|因此|因而)?([^，。；：“”]{4,40})。$')

/** 由于价格上涨，需求下降。 → 价格上涨，因此需求下降。 */
export const causeThenResult: ZhOperation = {
  id: 'structure.cause-then-result',
  kind: 'clause_reordering',
  reason: 'cause_beside_result',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, CAUSE_FIRST)
      .filter(
        (match) =>
          isClause(sentence, match.place(1)) &&
          hasFirmPredicate(sentence, match.place(1)) &&
          !/这|此|才|就|也|种种|^(?:由于|因为)其/.test(sentence.reading) &&
          !/^[其它他她]/.test(readingOf(sentence, match.place(2))),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(1)}，因此${match.words(2)}。`,
      })),
}

const RESULT_AFTER = shape('^([^，。；：“”]{4,30})，(?:因此|因而|所以)([^，。；：“”]{4,40})。$')

/** 价格上涨，因此需求下降。 → 由于价格上涨，需求下降。 */
export const resultWithCause: ZhOperation = {
  id: 'structure.result-with-cause',
  kind: 'clause_reordering',
  reason: 'cause_subordinate',
  ...MODES,
  drafts: (sentence) =>
    matchShape(sentence, RESULT_AFTER)
      .filter(
        (match) =>
          isClause(sentence, match.place(1)) &&
          !NO_SUBJECT.test(readingOf(sentence, match.place(2))) &&
          !/由于|因为/.test(readingOf(sentence, match.place(1))) &&
          !/^(?:由|因|而|但|并|也|还|如|虽|只|若|既|无论|不管|即|这|此|其|可|同时|此外)/.test(
            sentence.reading,
          ),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${sentence.source.language === 'zh_TW' ? '由於' : '由于'}${match.words(1)}，${match.words(2)}。`,
      })),
}

/** ……，因此是一种……: under 由于 the second clause needs a subject of its own. */
const NO_SUBJECT = new RegExp(`^(?:${anyOf('zh/move/clause-order', 'no-subject')}|需(?!求))`, 'u')

const STATEMENTS = shape('^([^，。；：“”][^。；：“”]{8,60})；([^，。；：“”][^。；：“”]{8,60})。$')

const DEPENDENT = new RegExp(
  String.raw`^${anyOf('zh/move/clause-order', 'dependent')}|在此基础上|前者|后者|上述|与此|随后|其[中他余]|[一二三四五六七八九十\d]|清晨|傍晚|早上|晚上|春|夏|秋|冬|前期|后期|初期|过去|如今|先`,
)

/** 甲……；乙……。 → 乙……；甲……。 where neither leans on the other. */
export const swapStatements: ZhOperation = {
  id: 'structure.swap-statements',
  kind: 'clause_reordering',
  reason: 'parallel_statements_reordered',
  modes: ['standard', 'creative', 'reduce-both'],
  strength: 6,
  risk: 0.1,
  role: 'even',
  gain: 0.4,
  drafts: (sentence) =>
    sentence.span.blockKind === 'list_item'
      ? []
      : matchShape(sentence, STATEMENTS)
          .filter(
            (match) =>
              [match.place(1), match.place(2)].every(
                (place) => !DEPENDENT.test(readingOf(sentence, place)) && hasPredicate(sentence, place),
              ) &&
              !/[也还又更另则却]/.test(readingOf(sentence, match.place(2))) &&
              !/^[^，]{2,12}是[^，]*的|^[^，]*位于/.test(sentence.reading) &&
              !/^[^，]{2,12}[中上里下]，/.test(sentence.reading) &&
              isClause(sentence, match.place(1)) &&
              isClause(sentence, match.place(2)),
          )
          .map((match) => ({
            start: match.start,
            end: match.end,
            after: `${match.words(2)}；${match.words(1)}。`,
          })),
}

/** A verb or an adjective closes the clause, or a verb that surely is one stands in it. */
function hasFirmPredicate(sentence: ZhSentence, span: { start: number; end: number }): boolean {
  const tokens = tokensIn(sentence, span)
  return (
    /^(?:v|a|l|i|z)$/.test(tokens.at(-1)?.tag ?? '') ||
    tokens.some(({ reading }) => /^[了是有]$/.test(reading))
  )
}

function readingOf(sentence: ZhSentence, { start, end }: { start: number; end: number }): string {
  return sentence.reading.slice(start - sentence.span.start, end - sentence.span.start)
}
