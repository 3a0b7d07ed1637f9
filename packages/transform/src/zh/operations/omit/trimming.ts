import type { RuleMode } from '../../../mode.ts'
import type { ZhToken } from '../../analysis.ts'
import { readAsSimplified } from '../../script.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'

const SETTINGS = {
  modes: ['shorten'] as readonly RuleMode[],
  strength: 3,
  risk: 0.05,
  role: 'stock',
  waives: ['budget'],
  gain: 1.2,
} as const

/** Nouns that make a plain compound with the noun before them: 生活质量, 贷款利率, 电影节奏. */
const HEADS = new Set(
  '质量 水平 能力 情况 健康 安全 需求 特点 特征 方法 关系 利率 金额 余额 条件 方案 过程 风险 结果 政策 制度 压力 情绪 状态 状况 结构 功能 价值 成绩 环境 资源 技术 文化 历史 经济 市场 行业 产品 服务 信息 内容 形式 类型 数量 规模 速度 效率 效果 症状 病情 原因 机制 部位 组织 系统 标准 规定 程序 流程 费用 成本 价格 收入 账户 密码 网站 客服 性格 心理 皮肤 教育 节奏 情节 主题 画面 色彩 镜头 氛围 风格 艺术 性能 品质 指标 参数 浓度 含量 活性 表达 分布 差异 影响 作用 意见 权益 利益 责任 地位 形象 命运 情感 名称 地址 位置 时间 期限 期刊 材料 设备 规则 规律 背景 细节 意识 习惯'.split(
    ' ',
  ),
)

/** Nouns that need their 的: persons as a crowd, and the great words of essays. */
const KEEPS_DE =
  /们$|^(?:生命|心灵|自然|人生|时间|爱情|内心|世界|灵魂|岁月|生活|大家|别人|他人|彼此|对方|时代)$/

/** 患者的病情 → 患者病情: between two plain nouns that nothing else describes. */
export const dropDeInCompound: ZhOperation = {
  id: 'structure.drop-de-in-compound',
  kind: 'cut',
  reason: 'plain_compound',
  ...SETTINGS,
  find: ({ tokens }) =>
    tokens.flatMap((token, index) => {
      const isPlain = token.tag === 'uj' && makesCompound(tokens, index)
      return isPlain ? [{ start: token.start, end: token.end, after: '' }] : []
    }),
}

function makesCompound(tokens: readonly ZhToken[], de: number): boolean {
  const [before, left, right, after] = [tokens[de - 2], tokens[de - 1], tokens[de + 1], tokens[de + 2]]
  if (left?.text.length !== 2 || right?.text.length !== 2 || !endsPhrase(after)) return false
  if (/^[ab]$/.test(left.tag)) return right.tag === 'n' && describes(before, left)
  if (left.tag !== 'n' || KEEPS_DE.test(left.reading)) return false
  if (before?.tag === 'v') return OWN_HEADS.has(right.reading)
  return HEADS.has(right.reading) && (before === undefined || /^(?:x|p|c)$/.test(before.tag))
}

/** Nouns that can be no head of a relative clause, so that a verb before the pair does no harm (改善患者的病情). */
const OWN_HEADS = new Set(
  '病情 症状 质量 水平 情绪 心理 健康 皮肤 性格 成绩 节奏 氛围 色彩 画面 风格 主题 利率 金额 余额 密码 账户 权益 利益 地位 形象 命运 情感 品质 性能'.split(
    ' ',
  ),
)

/** No noun and no second item after it, to which the first half would then seem to belong. */
function endsPhrase(after: ZhToken | undefined): boolean {
  return after === undefined || (/^(?:x|v|d|f|p|ad)$/.test(after.tag) && after.reading !== '、')
}

/** An adjective that stands alone before its noun: 坚定步伐, 平等权利, but 很坚定的步伐. */
function describes(before: ZhToken | undefined, left: ZhToken): boolean {
  const isAlone = before === undefined || /^(?:x|v|ul|uz|p|m|q|r|uj)$/.test(before.tag)
  return isAlone && before?.tag !== 'uj' && before?.reading !== '、' && !PREDICATIVE.test(left.reading)
}

/** Adjectives that say how somebody is, and stand before a noun with 的 only. */
const PREDICATIVE =
  /^(?:高兴|开心|难过|容易|一样|有趣|可爱|好看|疼痛|疲惫|抱歉|好吃|好听|难忘|耀眼|遥远|漫长|无尽|无穷|沉重|炽热|璀璨|动人|迷人|感人|惊人|喜人|宜人|吃惊|满意|孤独|陌生|熟悉|年轻|年迈|小小|大大|淡淡|深深|相同|类似|这样|那样)$/

/** Politeness of chat answers, by the whole sentence. */
const COURTESY =
  /^(?:(?:我)?希望(?:这些|以上|上述|我的|这)[^，。！]{0,14}(?:帮助|帮到[您你]|有用|有所启发)|(?:如果|若|要是)[您你](?:还)?有(?:任何)?(?:其他|其它|更多|别的|任何)?的?(?:疑问|问题)[^。！]{0,16}(?:告诉我|联系我|提问|询问|咨询我|提出)|(?:我)?(?:很|非常|真的)?(?:抱歉|遗憾|高兴)(?:听到|得知|看到)[^，。！]{2,24}|(?:请|欢迎)随时(?:向我|与我|和我|告诉我|联系我|继续)[^，。]{0,10}|祝[您你][^，。]{2,12})[。！]$/u

/** 让我们……！: what an essay ends on when all has been said. */
const APPEAL = /^(?:让我们|愿我们|让你我)[^“”「」\d]{6,70}[。！]$/u

/** A courtesy or a closing appeal says nothing of the matter. */
export const dropCourtesy: ZhOperation = {
  id: 'structure.drop-courtesy',
  kind: 'cut',
  reason: 'empty_courtesy',
  ...SETTINGS,
  role: 'stock',
  waives: ['budget'],
  gain: 2,
  find: (sentence) => {
    const { span, source, reading } = sentence
    const siblings = source.sentences.filter(({ block }) => block === span.block)
    const isLast = siblings.at(-1)?.start === span.start
    if (siblings.length < 3 || span.blockKind !== 'paragraph') return []
    const isClosing = isLast && siblings.length > 5 && (APPEAL.test(reading.trim()) || saysItAgain(sentence))
    const isEmpty = isClosing || COURTESY.test(reading.trim())
    return isEmpty ? [{ ...withSpace(sentence), after: '' }] : []
  },
}

const SUMMARY = /^(?:因此，|所以，)?(?:总之|总的来说|总而言之|综上所述|总体而言|总体来说)，/u
/** Share of the words of a summary that must have been said before it. */
const SAID_BEFORE = 0.85

/** A summary all of whose words stand in the text before it. */
function saysItAgain({ reading, source, span, tokens }: ZhSentence): boolean {
  if (!SUMMARY.test(reading)) return false
  const earlier = readAsSimplified(source.text.slice(0, span.start))
  const words = tokens.filter(({ tag, text }) => /^(?:n|v|a|i|l)/.test(tag) && text.length > 1)
  const said = words.filter((word) => earlier.includes(word.reading)).length
  return words.length > 3 && said >= words.length * SAID_BEFORE
}

/** The sentence with the blank that parts it from its neighbour, so that none is left over. */
function withSpace({ span, source }: ZhSentence): { start: number; end: number } {
  const isBlank = source.text[span.start - 1] === ' '
  return { start: isBlank ? span.start - 1 : span.start, end: span.end }
}
