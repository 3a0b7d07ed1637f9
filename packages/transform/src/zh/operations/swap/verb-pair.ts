import { wordList } from '../../../lexicon/load-lists.ts'
import type { ZhToken } from '../../analysis.ts'
import type { ZhOperation } from '../operation.ts'
import { ORDER_SETTINGS, ORDERED, reorder } from './items.ts'

const MODALS = wordList('zh/swap/verb-pair', 'modals')

/** 学会理解和包容 → 学会包容和理解: two acts of equal standing. */
export const swapVerbs: ZhOperation = {
  id: 'structure.swap-verbs',
  kind: 'list_order',
  reason: 'two_acts_reordered',
  ...ORDER_SETTINGS,
  drafts: (sentence) => {
    if (ORDERED.test(sentence.reading)) return []
    const { tokens } = sentence
    return tokens.flatMap((token, index) => {
      const [left, right] = [tokens[index - 1], tokens[index + 1]]
      if (!/^(?:和|与|并|或)$/.test(token.reading) || !isAct(left) || !isAct(right)) return []
      if (!MODALS.has(tokens[index - 2]?.reading ?? '') || !isEnd(tokens[index + 2])) return []
      const pair = [
        { first: index - 1, last: index - 1 },
        { first: index + 1, last: index + 1 },
      ]
      return token.reading === '并' ? [] : [reorder(sentence, pair, [...pair].reverse())]
    })
  },
}

function isAct(token: ZhToken | undefined): boolean {
  return token !== undefined && token.tag === 'v' && ATTITUDES.has(token.reading)
}

/** Acts of which neither comes first; of 防范和处理 or 理解和执行 one does. */
const ATTITUDES = wordList('zh/swap/verb-pair', 'attitudes')

function isEnd(token: ZhToken | undefined): boolean {
  return token === undefined || /^[，。；！？]$/.test(token.reading) || /^(?:r|uj)$/.test(token.tag)
}
