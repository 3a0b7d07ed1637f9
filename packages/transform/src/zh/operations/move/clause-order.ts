import { anyOf } from '../../../lexicon/load-lists.ts'
import { hasPredicate, isClause, matchShape, say, shape, tokenAt } from '../../grammar/shapes.ts'
import { tokensIn, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const MODES = { strength: 4, risk: 0.05, role: 'even', gain: 0.6 } as const

const PURPOSE_FIRST = shape('^为了?((?!了)[^，。；：“”]{4,24})，([^，。；：“”]{6,40})。$')

const NO_PURPOSE = new RegExp(anyOf('zh/move/clause-order', 'no-purpose'))

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
          !NO_PURPOSE.test(sentence.reading.slice(2)),
      )
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(2)}，以${match.words(1)}。`,
      })),
}

const AIM = anyOf('zh/move/clause-order', 'aims')

const PURPOSE_LAST = shape(`^([^，。；：“”]{6,40})，以(${AIM}[^，。；：“”]{2,24})。$`)

const LEANING_START = new RegExp(`^(?:\\\\n|${anyOf('zh/move/clause-order', 'leaning-start')})`)

const MEANS_NOUN = new RegExp(`[它他她其]|的${anyOf('zh/move/clause-order', 'means')}$`, 'u')

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
          !LEANING_START.test(sentence.reading) &&
          !/\n|\\/.test(match.words(0)) &&
          !/是[^，]*$/u.test(readingOf(sentence, match.place(1))) &&
          !MEANS_NOUN.test(match.read(2)),
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

const NOT_A_CAUSE = new RegExp(`^${anyOf('zh/move/clause-order', 'not-a-cause')}`)

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
          !NOT_A_CAUSE.test(sentence.reading),
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
  String.raw`^${anyOf('zh/move/clause-order', 'dependent')}|[一二三四五六七八九十\d]|${anyOf('zh/move/clause-order', 'dependent-places')}`,
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
