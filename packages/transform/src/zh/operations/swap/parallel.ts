import { anyOf, wordList } from '../../../lexicon/load-lists.ts'
import type { Draft } from '../../../operation.ts'
import { tokensIn, type ZhClause, type ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import { ORDER_SETTINGS } from './items.ts'
import { FIXED_ORDER } from './order.ts'

/** 剧情紧凑，画面精美，… → 画面精美，剧情紧凑，…: two states side by side, neither the ground of the other. */
export const swapStates: ZhOperation = {
  id: 'structure.swap-states',
  kind: 'clause_reordering',
  reason: 'even_statements_reordered',
  ...ORDER_SETTINGS,
  drafts: (sentence) => {
    const found: Draft[] = []
    const { clauses } = sentence
    for (let index = 1; index < clauses.length; index++) {
      const [before, after] = [clauses[index - 1], clauses[index]]
      if (before === undefined || after === undefined || before.mark !== '，') continue
      if (!areEven(sentence, before, after)) continue
      found.push(swap(sentence, before, after))
      index++
    }
    return found
  },
}

const STATE = /^(?:N ){1,3}(?:D ){0,2}[AI] $/
const CHANGE = wordList('zh/swap/parallel', 'change')

function areEven(sentence: ZhSentence, before: ZhClause, after: ZhClause): boolean {
  const [one, two] = [build(sentence, before), build(sentence, after)]
  if (one !== two || !STATE.test(one)) return false
  const length = before.end - before.start
  return length === after.end - after.start && length >= 4 && length <= 12
}

const ADVERB = new RegExp(`^${anyOf('zh/swap/parallel', 'adverbs')}$`)

function build(sentence: ZhSentence, clause: ZhClause): string {
  const tokens = tokensIn(sentence, clause)
  const reading = tokens.map((token) => token.reading).join('')
  if (FIXED_ORDER.test(reading) || reading.length !== clause.end - clause.start) return ''
  return tokens
    .map(({ tag, reading: word }, index) => {
      if (/^(?:n|vn|an)$/.test(tag) && index < tokens.length - 1) return 'N '
      if (/^(?:d|ad)$/.test(tag)) return ADVERB.test(word) ? '! ' : 'D '
      if (tag === 'a') return 'A '
      if (/^[iz]$/.test(tag)) return 'I '
      return CHANGE.has(word) ? 'A ' : '! '
    })
    .join('')
}

function swap({ source }: ZhSentence, before: ZhClause, after: ZhClause): Draft {
  const text = (clause: ZhClause) => source.text.slice(clause.start, clause.end)
  return {
    start: before.start,
    end: after.end,
    after: text(after) + source.text.slice(before.end, after.start) + text(before),
  }
}
