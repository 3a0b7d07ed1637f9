import { matchShape, shape } from '../../grammar/shapes.ts'
import type { ZhOperation } from '../operation.ts'

const OPPOSITE: Readonly<Record<string, string>> = {
  高于: '低于',
  低于: '高于',
  高於: '低於',
  低於: '高於',
  多于: '少于',
  少于: '多于',
  多於: '少於',
  少於: '多於',
  大于: '小于',
  小于: '大于',
  长于: '短于',
  短于: '长于',
}

const COMPARED = shape(
  '(?:^|(?<=[，。；]))((?!而|且|并|但|其)[^，。；：、“”的较比与和在（(\\d]{1,6}组)(的?[^，。；：“”较比与在（(\\d]{2,16}?)(均?(?:显著|明显|远)?)(高于|低于|多于|少于|大于|小于|长于|短于)((?!其|另)[^，。；：、“”的较比与和在（(\\d]{1,6}组)(?=[，。；（(])',
)

/** 实验组的体重显著高于对照组 → 对照组的体重显著低于实验组 */
export const turnComparison: ZhOperation = {
  id: 'structure.turn-comparison',
  kind: 'clause_reordering',
  reason: 'comparison_turned',
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'creative', 'academic', 'formal'],
  strength: 4,
  risk: 0.06,
  role: 'even',
  gain: 0.5,
  drafts: (sentence) =>
    matchShape(sentence, COMPARED)
      .filter((match) => {
        const rest = sentence.reading.slice(match.end - sentence.span.start)
        const before = sentence.reading.slice(0, match.start - sentence.span.start)
        const hasFigures = /^[^。；]*(?:\d[^。；]*(?:vs|和|与)|分别)/iu.test(rest)
        const continues = /^(?:[（(][^（()）]*[)）])?，(?!且?差异|[^，。；]{1,8}组)/u.test(rest)
        return (
          !hasFigures &&
          !continues &&
          !/[且并而但均]$|同时，$/u.test(before) &&
          OPPOSITE[match.words(4)] !== undefined
        )
      })
      .map((match) => ({
        start: match.start,
        end: match.end,
        after: `${match.words(5)}${match.words(2)}${match.words(3)}${OPPOSITE[match.words(4)] ?? ''}${match.words(1)}`,
      })),
}
