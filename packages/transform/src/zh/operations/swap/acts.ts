import { anyOf } from '../../../lexicon/load-lists.ts'
import type { Draft } from '../../../operation.ts'
import type { ZhClause, ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import { leadsTo } from './order.ts'

const ADVERB = '(?:努力|合理|适当|适量|适度|积极|主动|定期|及时|尽量|尽可能|有效|充分|进一步|科学|逐步|共同)?'

/** Acts that neither follow from one another nor lead to one another: advice and aims. */
const ACT = new RegExp(
  `^${ADVERB}(?:保持|避免|减少|增加|注意|加强|强化|提高|提升|改善|改进|培养|控制|补充|防止|促进|增强|缓解|减轻|降低|丰富|拓宽|拓展|优化|完善|推动|关注|重视|尊重|鼓励|支持|维护|保护|扩大|激发|养成|多吃|少吃|多喝|多做|戒|弘扬|传承|健全|创新|提倡|倡导)(?!的)[^，]{2,14}$`,
  'u',
)
const LEANING = new RegExp(`${anyOf('zh/swap/acts', 'leaning')}|后$|时$|[“”「」（(]`, 'u')

/** 保持规律作息，避免熬夜，适量运动 → the same advice in another order. */
export const swapActs: ZhOperation = {
  id: 'structure.swap-acts',
  kind: 'clause_reordering',
  reason: 'points_reordered',
  modes: ['reduce-aigc', 'reduce-both', 'standard', 'creative', 'academic', 'formal', 'simple', 'expand'],
  strength: 5,
  risk: 0.08,
  role: 'even',
  gain: 0.4,
  drafts: (sentence) => {
    const found: Draft[] = []
    for (let index = 1; index < sentence.clauses.length; index++) {
      const [before, after] = [sentence.clauses[index - 1], sentence.clauses[index]]
      if (before === undefined || after === undefined || before.mark !== '，') continue
      if (!isAct(sentence, before) || !isAct(sentence, after)) continue
      if (leadsTo(readingOf(sentence, before), readingOf(sentence, after))) continue
      if (isDietLine(readingOf(sentence, before), readingOf(sentence, after))) continue
      found.push(swap(sentence, before, after))
      index++
    }
    return found
  },
}

function isAct(sentence: ZhSentence, clause: ZhClause): boolean {
  const reading = readingOf(sentence, clause)
  return ACT.test(reading) && !LEANING.test(reading)
}

/** 少吃高盐食物，多吃低盐食物: lines of such lists are built alike. */
function isDietLine(one: string, two: string): boolean {
  return /^[多少]/.test(one) && /^[多少]/.test(two)
}

function readingOf({ reading, span }: ZhSentence, { start, end }: ZhClause): string {
  return reading.slice(start - span.start, end - span.start)
}

function swap({ source }: ZhSentence, before: ZhClause, after: ZhClause): Draft {
  const text = (clause: ZhClause) => source.text.slice(clause.start, clause.end)
  return {
    start: before.start,
    end: after.end,
    after: text(after) + source.text.slice(before.end, after.start) + text(before),
  }
}
