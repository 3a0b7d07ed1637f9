import type { ZhToken } from '../../analysis.ts'
import { tokensIn, type ZhClause, type ZhSentence } from '../../view.ts'
import type { Rewording, ZhOperation } from '../operation.ts'
import { ORDER_SETTINGS } from './items.ts'
import { leadsTo, ONE_AFTER_ANOTHER, OWN_PLACE } from './order.ts'

const SERIES = { kind: 'clause_reordering', ...ORDER_SETTINGS, risk: 0.07, role: 'even', gain: 0.5 } as const

/** 敢于挑战未知，勇于探索未来 → 勇于探索未来，敢于挑战未知: even acts of one subject, neither the ground of the other. */
export const swapSeries: ZhOperation = {
  id: 'structure.swap-series',
  reason: 'even_statements_of_subject_reordered',
  ...SERIES,
  find: (sentence) => {
    if (ONE_AFTER_ANOTHER.test(sentence.reading)) return []
    const found: Rewording[] = []
    const { clauses } = sentence
    for (let index = 1; index < clauses.length; index++) {
      const [before, after] = [clauses[index - 1], clauses[index]]
      if (before === undefined || after === undefined || before.mark !== '，') continue
      if (!/^[，。；！]$/.test(after.mark) || LEANS_ON.test(readingOf(sentence, clauses[index + 1]))) continue
      const member = memberOf(sentence, before, after)
      if (member === undefined) continue
      found.push(exchange(sentence, member, after))
      index++
    }
    return found
  },
}

interface Stretch {
  readonly start: number
  readonly end: number
}

const SHORTEST = 4
const LONGEST = 20
const MOST_UNEVEN = 5

/** The end of the first clause that is built as the second clause is: with the same first word or an even verb. */
function memberOf(sentence: ZhSentence, before: ZhClause, after: ZhClause): Stretch | undefined {
  const second = tokensIn(sentence, after)
  const first = tokensIn(sentence, before)
  if (!covers(second, after) || !covers(first, before)) return undefined
  const start = echoStart(first, second) ?? evenStart(first, second)
  if (start === undefined) return undefined
  const member = { start, end: before.end }
  const lead = readingOf(sentence, { start: before.start, end: start })
  if (OWNS_NEXT.test(lead) || /[将把使愿]|永远|当[^，]*$/u.test(lead)) return undefined
  const texts = [readingOf(sentence, member), readingOf(sentence, after)]
  const [one, two] = texts.map(({ length }) => length) as [number, number]
  if (Math.min(one, two) < SHORTEST || Math.max(one, two) > LONGEST) return undefined
  if (Math.abs(one - two) > MOST_UNEVEN) return undefined
  if (/(?:中|上|里|下|时|后|前|的)$/u.test(texts[1] ?? '') || sharesName(first, second)) return undefined
  if (texts.some((text) => DEPENDS.test(text) || OWN_PLACE.test(text) || STAGE.test(text))) return undefined
  if (leadsTo(texts[0] ?? '', texts[1] ?? '')) return undefined
  if (/[和与跟同向]\p{Script=Han}{1,6}$/u.test(lead) || REACHES_ON.test(texts[0] ?? '')) return undefined
  if (GAIN.test(texts[1] ?? '') && !GAIN.test(texts[0] ?? '')) return undefined
  return member
}

/** 鼓励人们打破偏见，追求理想: the second is what the people do. */
const REACHES_ON = /^(?:鼓励|帮助|引导|呼吁|激励|促使|提醒|教会)/u

/** 分享感受，获得安慰: what the first earns. */
const GAIN = /^(?:获得|得到|赢得|收获|引发|引起|实现|达到)/u

/** 这种探讨, 人生的追求: after these the first word of the clause is a noun and stays where it is. */
const OWNS_NEXT = /(?:[这那该此其每某各本]|[这那每某各一几][种个类份项场次段些股片条]|之|的)$/u

/** A name or a rare noun said in both: the second mention counts on the first. */
function sharesName(first: readonly ZhToken[], second: readonly ZhToken[]): boolean {
  const names = first.filter(({ tag }) => /^(?:nr|ns|nt|nz|eng)/.test(tag)).map(({ reading }) => reading)
  return second.some(({ reading }) => names.includes(reading))
}

/** Back reference, climax, result, sequence: such a member keeps its place. */
const DEPENDS =
  /[如像其此这那它他她该更还也最才就再又终并却则]|[而]|彼此|直到|然后|从而|之后|以后|时$|后$|因|所以|以便|但|不再|同时|甚至|使|让|以[^为及]|从.*[到至]|[“”「」（(《》？：]|进一步|最终|随后|随即|于是|自己|自身|那样|一样|似的|之一/u
/** A clause after the pair that speaks of the last of the two. */
const LEANS_ON =
  /^(?:从而|进而|以|使|让|并|这|那|其|它|他|她|也|还|更|再|又|因|所以|但|却|而|则|导致|造成|带来|给|最终|甚至|尤其|特别|包括|如|例如|像|令|后|随后|从此|即|是)/u
/** Steps of one procedure keep their order. */
const STAGE =
  /采集|收集|提取|检测|测定|分离|培养基|注射|给药|随访|入组|分组|处死|染色|离心|构建|转染|筛选|鉴定|验证|登录|点击|打开|输入|填写|提交|申请|注册|下载|安装|选择|进入|[走跑冲逃飞][进出到入过]|来到|回到|转身|拿[出起]|抬头|醒来|出生|去世|毕业|结婚|起床|出发|到达|开始|结束|首先|先|了解|制定|评估|诊断|治疗/u

/** 见证着甜蜜，见证着争吵: the second clause begins with a word that stands once in the first. */
function echoStart(first: readonly ZhToken[], second: readonly ZhToken[]): number | undefined {
  const [opener, next] = second
  if (opener === undefined || !ECHO_TAGS.test(opener.tag) || NO_ECHO.test(opener.reading)) return undefined
  const places = first.filter(({ reading }) => reading === opener.reading)
  const [place] = places
  if (place === undefined || places.length > 1) return undefined
  const at = first.indexOf(place)
  const marker = (token: ZhToken | undefined) => (/^u[lzg]$/.test(token?.tag ?? '') ? token?.reading : '')
  if (marker(first[at + 1]) !== marker(next)) return undefined
  return isTopic(first.slice(0, at)) ? place.start : undefined
}

const ECHO_TAGS = /^(?:v|d|p|ad|a)$/u
const NO_ECHO =
  /^(?:在|是|对|将|把|被|都|已|已经|可能|可以|会|要|想|说|到|来|去|为|给|就|从|以|与|和|由|比|按|根据|通过|没有?|因|为了|最|更|只|一边|一面)$/u

/** What both members share: a subject, a time or place, modals; no act of its own. */
function isTopic(tokens: readonly ZhToken[]): boolean {
  return tokens.every(({ tag, reading }) => TOPIC_TAGS.test(tag) || TOPIC_WORDS.test(reading))
}

const TOPIC_TAGS = /^(?:n|nr|ns|nz|nt|r|vn|an|b|a|j|eng|uj|d|ad|l|t)$/u
const TOPIC_WORDS =
  /^(?:能|能够|可以|可|会|要|需要|应|应该|应当|必须|让|使|使得|将|愿|愿意|学会|既|不仅|尽量|努力|建议|请|和|与|在|中|里|上|下|时)$/u

/** 获得了知识，拓展了视野: both open with a verb of effect in the same aspect. */
function evenStart(first: readonly ZhToken[], second: readonly ZhToken[]): number | undefined {
  const other = second.findIndex(({ reading }) => !ADVERB.test(reading))
  const verb = second[other]
  if (verb === undefined || other > 1 || !EFFECT.test(verb.reading)) return undefined
  const at = first.findIndex(({ reading }) => EFFECT.test(reading))
  if (at === -1) return undefined
  const marker = (token: ZhToken | undefined) => (/^u[lzg]$/.test(token?.tag ?? '') ? token?.reading : '')
  if (marker(first[at + 1]) !== marker(second[other + 1])) return undefined
  if (first[at + 1]?.tag === 'uj' || second[other + 1]?.tag === 'uj') return undefined
  const from = ADVERB.test(first[at - 1]?.reading ?? '') ? at - 1 : at
  if ((from === at) !== (other === 0)) return undefined
  return isTopic(first.slice(0, from)) ? first[from]?.start : undefined
}

const ADVERB =
  /^(?:努力|合理|适当|适量|积极|主动|定期|及时|尽量|有效|充分|逐步|共同|显著|明显|极大|大大|深刻|生动|巧妙|不断|成功|敢于|勇于|善于|乐于|悄悄|静静|轻轻|深深)$/u
const EFFECT =
  /^(?:保持|避免|减少|增加|注意|加强|强化|提高|提升|改善|改进|培养|控制|补充|防止|促进|增强|缓解|减轻|降低|丰富|拓宽|拓展|优化|完善|推动|推进|关注|重视|尊重|鼓励|支持|维护|保护|扩大|激发|养成|弘扬|传承|健全|创新|提倡|倡导|获得|赢得|收获|带来|赋予|展现|展示|体现|反映|揭示|表达|传递|传达|深化|加深|满足|保障|营造|渲染|烘托|刻画|塑造|描绘|诠释|彰显|凸显|突出|强调|珍惜|享受|体验|追求|探索|挑战|战胜|克服|面对|拥抱|超越|感受|品味|欣赏|记录|见证|承载|寄托|充满|洋溢|散发|弥漫|点缀|映照|照亮|温暖|滋养|抚慰|抚平|唤醒|唤起|引发|触动|打动|启迪|启发|探讨|剖析|审视|批判|讽刺|隐喻|象征|象征着|代表|代表着|拒绝|放弃|忘记|忘却|抛开|放下|摆脱|远离|告别|坚守|坚持|坚定|相信|信任|理解|包容|关心|关爱|陪伴|倾听|分享|奉献|付出|创造|实现|拉近|缩短|延长|延缓|抑制|调节|平衡|稳定|巩固|修复|预防|抵御|抵抗|对抗|支撑|引领|指引|引导|凝聚|汇聚|释放|消除|化解|解决|节省|节约|避开|规避|多吃|少吃|多喝|少喝|戒烟|戒酒|确保|保证)$/u

function covers(tokens: readonly ZhToken[], span: Stretch): boolean {
  return tokens.reduce((sum, { text }) => sum + text.length, 0) === span.end - span.start
}

function readingOf(sentence: ZhSentence, span: Stretch | undefined): string {
  return span === undefined
    ? ''
    : sentence.reading.slice(span.start - sentence.span.start, span.end - sentence.span.start)
}

function exchange({ source }: ZhSentence, one: Stretch, two: Stretch): Rewording {
  const text = ({ start, end }: Stretch) => source.text.slice(start, end)
  return {
    start: one.start,
    end: two.end,
    after: text(two) + source.text.slice(one.end, two.start) + text(one),
  }
}
