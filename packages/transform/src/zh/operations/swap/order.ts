import { anyOf } from '../../../lexicon/load-lists.ts'

/** Things that are said in an order of their own: stages, steps, ranks, times and set pairs. */
export const FIXED_ORDER =
  /诊断|治疗|预后|预防|起因|经过|原因|结果|过去|现在|当下|未来|今天|明天|昨天|开始|结束|日出|日落|童年|青年|老年|早期|中期|晚期|前期|后期|上半|下半|术前|术中|术后|增殖|分化|吸收|消化|代谢|生产|加工|销售|采购|种植|设计|开发|测试|注册|登录|输入|输出|申请|审批|准备|出生|死亡|生死|生命与|问题|答案|提出|分析|解决|发现|研究|总结|远方|第[一二三四五六七八九十]|[二三四五六七八九十\d]|^[大小初高中]|[大小初高中老幼男女父母子夫妻]$|传输|检测|教学|科研|语文|性别|收集|整理|采集|建立|完善|应用|识别|评估|监测|管理|制定|实施|验证|获取|存储|传播|接收|生长|发育|发生|发展|形成|启动|激活|经验|失败|成功|成长|爱与|其他|其它|相关|有关|等$|本[文研]|该(?!$)|此|每|这|那|其|[分岁年月日时术]$|^[新多全各双两同]/u

/** Pairs whose order is a habit (法律和法规, 时间与空间) or the order of the things themselves (判断和决策). */
export const SET_PAIR = new RegExp(`^${anyOf('zh/swap/order', 'set-pair')}$`, 'u')

/** Words in a sentence that tie what it names to an order. */
export const ONE_AFTER_ANOTHER =
  /分别|依次|先后|顺序|前者|后者|其一|步骤|轮流|逐[一个项]|以.+为例|相[比对互]|与.+相|[①②③]|排名|最后|政治、经济|经济、(?:政治|文化|社会)|政治、文化|省、自治区|自治区、直辖市|体力劳动、脑力劳动/u

/** A word with a place of its own in any pair: ranks, times, poles, remainders. */
export const OWN_PLACE =
  /第[一二三四五六七八九十]|[一二三四五六七八九十\d]|^[大小初高]|[男女父母子夫妻]$|其他|其它|相关|有关|此|该|本|每|这|那|原因|结果|过去|现在|未来|今天|明天|开始|结束|问题|答案|起源|早期|中期|晚期|前期|后期|初期|术[前后中]|多数|少数|一般|全部|整体|局部|个体|总|因果|出生|死亡|生命|起点|终点|上[部游层]|下[部游层]/u

const MEANS = new RegExp(`^(?:有效|合理|适当)?${anyOf('zh/swap/order', 'means')}`, 'u')
const RESULT = new RegExp(`^(?:从而|显著|有效)?${anyOf('zh/swap/order', 'result')}`, 'u')

/** 增加肠道蠕动，促进排便: the second is what the first brings about. */
export function leadsTo(first: string, second: string): boolean {
  return (MEANS.test(first) && RESULT.test(second)) || (/^促进/u.test(first) && /^促进/u.test(second))
}

const GENERAL = new RegExp(`${anyOf('zh/swap/order', 'general')}$`, 'u')

/** 银行或金融机构: the general word after the particular one. */
export function widens(first: string, second: string): boolean {
  return GENERAL.test(second) && !GENERAL.test(first)
}
