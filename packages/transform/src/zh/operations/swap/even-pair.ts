import type { ZhToken } from '../../analysis.ts'
import { isName } from '../../names.ts'
import type { ZhSentence } from '../../view.ts'
import type { ZhOperation } from '../operation.ts'
import {
  describesOne,
  type Item,
  ORDER_SETTINGS,
  onlyLaterIsAct,
  ownsFirst,
  readingOf,
  reorder,
} from './items.ts'
import { ONE_AFTER_ANOTHER, OWN_PLACE, SET_PAIR, widens } from './order.ts'

/** 条款和条件 → 条件和条款: two things of one build and one length, with nothing that only one of them can claim. */
export const swapEvenPair: ZhOperation = {
  id: 'structure.swap-even-pair',
  kind: 'list_order',
  reason: 'two_things_reordered',
  ...ORDER_SETTINGS,
  find: (sentence) =>
    ONE_AFTER_ANOTHER.test(sentence.reading)
      ? []
      : sentence.tokens.flatMap((token, link) => {
          if (!LINKS.test(token.reading)) return []
          const pair = pairAround(sentence, link)
          return pair === undefined ? [] : [reorder(sentence, pair, [...pair].reverse())]
        }),
}

const LINKS = /^(?:和|与|及|以及|或|或者|、)$/u
const LONGEST = 3

function pairAround({ tokens }: ZhSentence, link: number): [Item, Item] | undefined {
  for (let size = LONGEST; size > 0; size--) {
    const left = { first: link - size, last: link - 1 }
    const right = { first: link + 1, last: link + size }
    if (left.first < 0 || right.last >= tokens.length) continue
    const kind = kindOfPair(tokens, left, right)
    if (kind === undefined || !opensAt(tokens, left, kind) || !closesAt(tokens, left, right, kind)) continue
    if (kind === 'thing' && (ownsFirst(tokens, left) || governsFirst(tokens, left, right))) return undefined
    return isOrdered(tokens, left, right) ? undefined : [left, right]
  }
  return undefined
}

/** 练习瑜伽或冥想: when only the second is an act, the verb before may be of the first alone. */
function governsFirst(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  return tokens[left.first - 1]?.tag === 'v' && onlyLaterIsAct(tokens, left, [right])
}

type Kind = 'thing' | 'quality' | 'act'

/** Words that are read as verbs but stand before 能力 or 状况 as nouns do. */
const BEFORE_HEAD =
  /^(?:支付|偿还|还款|消费|学习|生活|工作|教育|治疗|管理|社会|信用|健康|安全|服务|投资|教学|科研|实践|表达|沟通|思维|生产|经营|消化|运动|饮食|运行|操作|购买|使用|贷款|创新|合作|竞争|发展|应用|临床|评价|检测|影响|使用|分析|研究|支持)$/u
const HEAD =
  /^(?:能力|水平|状况|情况|质量|效果|条件|方式|压力|需求|成本|风险|因素|环境|历史|记录|意愿|机会|计划|结果|过程|方法|策略|模式|体验|技术|习惯|态度|经验|知识|技能|机制|机构|资源|理念|观念|精神|信息|功能|效率|成绩|价值|平台|体系|系统|政策|措施|方案|制度|部门|人员|产品|行业|领域|活动|目标|规划|状态|要求|服务|意识|关系|文化|市场|经济|科技|责任|感|力|性|度)$/u

function classOf(token: ZhToken | undefined): string {
  if (token === undefined || isName(token) || NO_ITEM.test(token.reading)) return '!'
  if (/^(?:n|vn|an|j)$/.test(token.tag)) return 'n'
  if (/^(?:a|z|ad)$/.test(token.tag)) return 'a'
  if (/^(?:v|vd)$/.test(token.tag) && token.text.length === 2) return 'v'
  return '!'
}

/** Words that close or open a clause, reach over both things, or lean on another word. */
const NO_ITEM =
  /^(?:尝试|试着|进行|避免|保持|时|时候|后|前|有|是|含|以上|以下|建议|可能|需要|能够|可以|应该|其他|其它|相关|有关|有关的|不同|主要|所有|许多|很多|多|程度|情况下|过程|感兴趣|之间|自己|本身|问题|包括|方面|其中|进行|一起|通过|发生|出现|导致|使用|提供|帮助于)$/u

function kindOfPair(tokens: readonly ZhToken[], left: Item, right: Item): Kind | undefined {
  const [a, b] = [tokens.slice(left.first, left.last + 1), tokens.slice(right.first, right.last + 1)]
  const [one, two] = [a.map(classOf).join(''), b.map(classOf).join('')]
  const lengths = [a, b].map((words) => words.reduce((sum, { text }) => sum + text.length, 0))
  if (one.includes('!') || two.includes('!')) return undefined
  if (lengths[0] !== lengths[1] && one + two !== 'nn') return undefined
  if (a.length === 1) {
    if (Math.min(...lengths) === 1 || Math.abs((lengths[0] ?? 0) - (lengths[1] ?? 0)) > 1) return undefined
    if (one === two) return one === 'n' ? 'thing' : one === 'a' ? 'quality' : 'act'
    return one + two === 'an' || one + two === 'na' ? 'thing' : undefined
  }
  if (a.length === 2) return compound(a) && compound(b) ? 'thing' : undefined
  return one === 'nnn' && two === 'nnn' ? 'thing' : undefined
}

/** 信用历史, 还款能力: a noun with a noun before it, or with a verb that only says what kind. */
function compound([first, head]: readonly ZhToken[]): boolean {
  if (classOf(first) === 'a' || classOf(head) !== 'n') return false
  if (first?.tag === 'v') return BEFORE_HEAD.test(first.reading) && HEAD.test(head?.reading ?? '')
  return true
}

const OVER_BOTH =
  /^(?:各种|所有|许多|一些|多种|这些|那些|各类|更多|很多|不少|无数|种种|这种|那种|这份|那份|一种|一份|其|某些|具体|主要|重要|基本|最新|相应|某种)$/u
const FIRM_PREPOSITION =
  /^(?:通过|借助|利用|随着|对|对于|围绕|针对|根据|基于|结合|以|将|把|为|为了|让|使|从|由|给|因|因为|由于|凭借|包括|如|例如|比如|有|在)$/u
const MODAL_OR_ADVERB =
  /^(?:能|能够|可以|可|会|要|需要|应|应该|应当|学会|懂得|不断|更加|更|很|非常|十分|更为|既|感到|变得|显得|用于|值得|如此|那么|这么|最|越来越|努力|积极|主动|共同)$/u

function opensAt(tokens: readonly ZhToken[], { first, last }: Item, kind: Kind): boolean {
  const before = tokens[first - 1]
  if (before === undefined || /^[，。；：！？]$/.test(before.reading)) return kind === 'thing'
  if (kind === 'quality')
    return /^(?:d|ad)$/.test(before.tag) || MODAL_OR_ADVERB.test(before.reading) || owns(tokens, first)
  if (kind === 'act')
    return MODAL_OR_ADVERB.test(before.reading) || owns(tokens, first) || OVER_BOTH.test(before.reading)
  if (/^u[lzg]$/.test(before.tag) || OVER_BOTH.test(before.reading)) return true
  if (FIRM_PREPOSITION.test(before.reading) || owns(tokens, first)) return true
  // 血糖控制水平及合并症: the head has a verb of its own before it.
  if (/^vn?$/.test(before.tag) && HEAD.test(tokens[first]?.reading ?? '')) return false
  // A verb in front may make one word with the first noun (支付手段), unless that noun has a noun of its own.
  return (
    before.tag === 'v' && before.text.length === 2 && !BEFORE_HEAD.test(before.reading) && last - first <= 2
  )
}

/** 的 before both: what it describes reaches over two words of one length. */
function owns(tokens: readonly ZhToken[], first: number): boolean {
  return tokens[first - 1]?.tag === 'uj' && !/^(?:x|c)$/.test(tokens[first - 2]?.tag ?? 'x')
}

const FIRM_PREDICATE =
  /^(?:都|均|也|是|有|会|能|可以|可|能够|应|应当|应该|需要|需|将|被|对|不|不断|在|让|使|使得|做出|作出|具有|存在|发生|受到|得到|成为|提供|带来|产生|构成|表现|展现|显示|表明|往往|常常|通常|共同|相互|交织|交融|并存|非常|十分|更加|更|来|所|而|为)$/u

function closesAt(tokens: readonly ZhToken[], left: Item, right: Item, kind: Kind): boolean {
  const after = tokens[right.last + 1]
  const before = tokens[left.first - 1]
  if (after === undefined || /^[，。；：！？）)]$/.test(after.reading)) return true
  if (/^(?:等|等等)$/.test(after.reading)) return true
  if (tokens[left.last + 1]?.reading === '、') return false
  // 血液中的抗体检测和血液细胞的鉴定: between two 的 the second thing may be of the noun that follows.
  if (after.tag === 'uj')
    return (
      kind === 'quality' ||
      (before?.tag !== 'uj' && !(kind === 'thing' && OVER_BOTH.test(before?.reading ?? '')))
    )
  if (kind !== 'thing') return false
  const opensClause = before === undefined || /^[，。；：]$/.test(before.reading) || before.tag === 'uj'
  const isObject = FIRM_PREPOSITION.test(before?.reading ?? '')
  return (opensClause || isObject) && FIRM_PREDICATE.test(after.reading)
}

/** Stages, set pairs, and a head that only the second names for both (视觉与听觉冲击力). */
function isOrdered(tokens: readonly ZhToken[], left: Item, right: Item): boolean {
  const [one, two] = [readingOf(tokens, left), readingOf(tokens, right)]
  const before = tokens
    .slice(Math.max(0, left.first - 2), left.first)
    .map(({ reading }) => reading)
    .join('')
  if (
    SET_PAIR.test(one) ||
    SET_PAIR.test(two) ||
    OWN_PLACE.test(one) ||
    OWN_PLACE.test(two) ||
    JOINED_PAIR.test(`${one}+${two}`)
  )
    return true
  if (describesOne(one, two) || widens(one, two) || RANK.test(one) || /之间的?$/u.test(before)) return true
  if (PROCESS.test(one) && PROCESS.test(two)) return true
  if (AGENT.test(one) !== AGENT.test(two)) return true
  if (SUFFIX.exec(one)?.[0] !== SUFFIX.exec(two)?.[0] || /行$|^[分支总单双正负内外主次]/u.test(one))
    return true
  return one === two || one.at(-1) === two[0] || one[0] === two.at(-1)
}

/** Officers and officials are named by rank. */
const RANK = /(?:官|[^成增生特专时]长|主任|主席|总统|总理|书记|皇帝|国王|司令|将军)$/u
/** 新闻与传播学, 安全和支持性: an ending of one alone may be meant for both. */
const SUFFIX = /[学性率度感化]$/u
const JOINED_PAIR =
  /科学\+技术|理论\+实践|人\+自然|经验\+教训|网络\+信息|光\+影|情感\+理智|权利\+义务|城市\+乡村|教师\+学生|老师\+同学|供给\+需求|需求\+供给|资产\+负债|收入\+支出|优点\+缺点|优势\+劣势|机遇\+挑战|成功\+失败|快乐\+悲伤|中国\+|内容\+形式|时间\+空间|时间\+地点|爱情\+婚姻|标题\+|姓名\+|数量\+质量|安全\+有效|真+假|善良\+|白天\+黑夜|传统\+现代|过去\+|父亲\+母亲|母亲\+|男性\+女性|天空\+大地|国家\+|政府\+|名称\+|身体\+心|身心|物质\+精神|感性\+理性|主观\+客观|东方\+西方|自由\+|光明\+|希望\+|梦想\+|理想\+|束缚|羁绊|爱\+恨|善\+恶|生存\+|得\+失/u
const PROCESS =
  /诊断|治疗|预防|设计|开发|生产|销售|种植|收集|整理|采集|分析|讨论|建立|完善|识别|评估|监测|制定|实施|验证|获取|存储|传播|发生|发展|增殖|分化|形成|研究|应用|推广|学习|总结|理解|运用|检测|检查|计划|执行|申请|审批|提取|鉴定|纯化|测试|部署|筛选|定义|测量|摄入|消化|吸收|播种|收获|加工|开采|运输|阅读|写作/u
const AGENT =
  /(?:者|人|员|们|企业|学生|老师|家长|孩子|医生|政府|公司|学校|机构|患者|朋友|同学|家人|亲友|专家|教授|经理|部门|单位|团队|银行|机关|医院|组)$/u
