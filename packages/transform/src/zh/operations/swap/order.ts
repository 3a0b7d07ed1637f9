/** Things that are said in an order of their own: stages, steps, ranks, times and set pairs. */
export const FIXED_ORDER =
  /诊断|治疗|预后|预防|起因|经过|原因|结果|过去|现在|当下|未来|今天|明天|昨天|开始|结束|日出|日落|童年|青年|老年|早期|中期|晚期|前期|后期|上半|下半|术前|术中|术后|增殖|分化|吸收|消化|代谢|生产|加工|销售|采购|种植|设计|开发|测试|注册|登录|输入|输出|申请|审批|准备|出生|死亡|生死|生命与|问题|答案|提出|分析|解决|发现|研究|总结|远方|第[一二三四五六七八九十]|[二三四五六七八九十\d]|^[大小初高中]|[大小初高中老幼男女父母子夫妻]$|传输|检测|教学|科研|语文|性别|收集|整理|采集|建立|完善|应用|识别|评估|监测|管理|制定|实施|验证|获取|存储|传播|接收|生长|发育|发生|发展|形成|启动|激活|经验|失败|成功|成长|爱与|其他|其它|相关|有关|等$|本[文研]|该(?!$)|此|每|这|那|其|[分岁年月日时术]$|^[新多全各双两同]/u

/** Pairs whose order is a habit (法律和法规, 时间与空间) or the order of the things themselves (判断和决策). */
export const SET_PAIR =
  /^(?:时间|空间|法律|法规|号码|账号|密码|用户名|判断|决策|解构|重塑|重构|丰富|多彩|防范|处理|理论|实践|主观|客观|物质|精神|国内|国外|城市|乡村|东方|西方|线上|线下|优势|劣势|优点|缺点|内容|形式|供给|需求|投入|产出|传统|现代|权利|义务|教学|科研|数量|质量|听说|读写|过程|生命|宇宙|理想|现实|建设|操作|生机|活力|信息|资讯|有效性|安全性|覆灭|毁灭|重生|新生|批准|监管|敏感性|特异性|敏感度|特异度)$/u

/** Words in a sentence that tie what it names to an order. */
export const ONE_AFTER_ANOTHER =
  /分别|依次|先后|顺序|前者|后者|其一|步骤|轮流|逐[一个项]|以.+为例|相[比对互]|与.+相|[①②③]|排名|最后|政治、经济|经济、(?:政治|文化|社会)|政治、文化|省、自治区|自治区、直辖市|体力劳动、脑力劳动/u

/** A word with a place of its own in any pair: ranks, times, poles, remainders. */
export const OWN_PLACE =
  /第[一二三四五六七八九十]|[一二三四五六七八九十\d]|^[大小初高]|[男女父母子夫妻]$|其他|其它|相关|有关|此|该|本|每|这|那|原因|结果|过去|现在|未来|今天|明天|开始|结束|问题|答案|起源|早期|中期|晚期|前期|后期|初期|术[前后中]|多数|少数|一般|全部|整体|局部|个体|总|因果|出生|死亡|生命|起点|终点|上[部游层]|下[部游层]/u

const MEANS =
  /^(?:有效|合理|适当)?(?:增加|减少|加强|强化|控制|补充|保持|调节|调整|优化|完善|改进|抑制|扩大|健全|降低|缩短|清除)/u
const RESULT =
  /^(?:从而|显著|有效)?(?:促进|推动|防止|预防|缓解|减轻|实现|确保|保证|保障|提高|提升|改善|增强|激发)/u

/** 增加肠道蠕动，促进排便: the second is what the first brings about. */
export function leadsTo(first: string, second: string): boolean {
  return (MEANS.test(first) && RESULT.test(second)) || (/^促进/u.test(first) && /^促进/u.test(second))
}

const GENERAL =
  /(?:机构|组织|单位|部门|团体|场所|设施|设备|用品|产品|食品|食物|药物|人员|人士|活动|方式|方法)$/u

/** 银行或金融机构: the general word after the particular one. */
export function widens(first: string, second: string): boolean {
  return GENERAL.test(second) && !GENERAL.test(first)
}
