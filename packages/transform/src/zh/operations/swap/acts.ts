import { anyOf } from '../../../lexicon/load-lists.ts'
import type { Draft } from '../../../operation.ts'
import type { ZhClause, ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import { leadsTo } from './order.ts'

const ADVERB = `${anyOf('zh/swap/acts', 'manners')}?`

/** Acts that neither follow from one another nor lead to one another: advice and aims. */
const ACT = new RegExp(`^${ADVERB}${anyOf('zh/swap/acts', 'acts')}(?!的)[^，]{2,14}$`, 'u')
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
