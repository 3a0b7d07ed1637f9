import { anyOf } from '../../../lexicon/load-lists.ts'

/** Things that are said in an order of their own: stages, steps, ranks, times and set pairs. */
export const FIXED_ORDER = new RegExp(
  String.raw`${anyOf('zh/swap/order', 'fixed-order')}|[二三四五六七八九十\d]|^[大小初高中]|[大小初高中老幼男女父母子夫妻]$|等$|该(?!$)|[分岁年月日时术]$|^[新多全各双两同]`,
  'u',
)

/** Pairs whose order is a habit (法律和法规, 时间与空间) or the order of the things themselves (判断和决策). */
export const SET_PAIR = new RegExp(`^${anyOf('zh/swap/order', 'set-pair')}$`, 'u')

/** Words in a sentence that tie what it names to an order. */
export const ONE_AFTER_ANOTHER = new RegExp(
  `${anyOf('zh/swap/order', 'one-after-another')}|以.+为例|与.+相|[①②③]|政治、经济|经济、(?:政治|文化|社会)|政治、文化|省、自治区|自治区、直辖市|体力劳动、脑力劳动`,
  'u',
)

/** A word with a place of its own in any pair: ranks, times, poles, remainders. */
export const OWN_PLACE = new RegExp(
  String.raw`${anyOf('zh/swap/order', 'own-place')}|[一二三四五六七八九十\d]|^[大小初高]|[男女父母子夫妻]$`,
  'u',
)

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
