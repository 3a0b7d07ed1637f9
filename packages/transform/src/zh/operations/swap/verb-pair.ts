import type { ZhToken } from '../../analysis.ts'
import type { ZhOperation } from '../operation.ts'
import { ORDER_SETTINGS, ORDERED, reorder } from './items.ts'

const MODALS = /^(?:能|能够|可以|可|会|要|需要|应|应该|应当|学会|懂得|不断|共同|值得|需|去|来|地)$/

/** 学会理解和包容 → 学会包容和理解: two acts of equal standing. */
export const swapVerbs: ZhOperation = {
  id: 'structure.swap-verbs',
  kind: 'list_order',
  reason: 'two_acts_reordered',
  ...ORDER_SETTINGS,
  find: (sentence) => {
    if (ORDERED.test(sentence.reading)) return []
    const { tokens } = sentence
    return tokens.flatMap((token, index) => {
      const [left, right] = [tokens[index - 1], tokens[index + 1]]
      if (!/^(?:和|与|并|或)$/.test(token.reading) || !isAct(left) || !isAct(right)) return []
      if (!MODALS.test(tokens[index - 2]?.reading ?? '') || !isEnd(tokens[index + 2])) return []
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
const ATTITUDES: ReadonlySet<string> = new Set(
  '理解 包容 尊重 信任 关心 支持 珍惜 感恩 宽容 欣赏 倾听 陪伴 反思 警醒 鼓励 爱护 保护 坚持 努力 奋斗 进步 学习 探索 分享 思考 创新 帮助 体谅 沟通 合作 关爱 呵护 追求 奉献 付出'.split(
    ' ',
  ),
)

function isEnd(token: ZhToken | undefined): boolean {
  return token === undefined || /^[，。；！？]$/.test(token.reading) || /^(?:r|uj)$/.test(token.tag)
}
