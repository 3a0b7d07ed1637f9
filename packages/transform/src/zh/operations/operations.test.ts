import { describe, expect, it } from 'vitest'
import { applyEdits } from '../../edit.ts'
import { parseSource } from '../../parse.ts'
import type { ZhLanguage } from '../load-rules.ts'
import { viewSentences } from '../view.ts'
import { ZH_OPERATIONS } from './index.ts'

/** Applies one operation at its first place; the text itself when it finds none. */
function apply(id: string, text: string, language: ZhLanguage): string {
  const operation = ZH_OPERATIONS.find((candidate) => candidate.id === `structure.${id}`)
  if (operation === undefined) throw new Error(`no operation ${id}`)
  const source = parseSource({ text, language, personalTerms: [] })
  const [found] = viewSentences(source).flatMap((sentence) => operation.find(sentence))
  if (found === undefined) return text
  const before = text.slice(found.start, found.end)
  return applyEdits(text, [{ ...found, before, kind: 'x', reason: 'x', ruleId: id, strength: 1, risk: 0 }])
}

const CASES: readonly (readonly [string, string, string])[] = [
  ['direct-verb', '研究人员对样本进行了系统分析。', '研究人员系统分析了样本。'],
  ['causative-to-verb', '新设备使生产效率得到了显著提升。', '新设备显著提升了生产效率。'],
  ['noun-to-verb', '运动有助于睡眠质量的提高。', '运动有助于提高睡眠质量。'],
  ['realise-to-verb', '工厂实现了生产效率的提升。', '工厂提升了生产效率。'],
  ['drop-de-before-verb', '政策促进了经济的发展。', '政策促进了经济发展。'],
  ['drop-dui', '政府加强对市场的监管。', '政府加强市场监管。'],
  ['place-to-front', '人工智能在医疗领域发挥重要作用。', '在医疗领域，人工智能发挥重要作用。'],
  ['place-after-subject', '在城市里，我们常常忽略身边的人。', '我们在城市里常常忽略身边的人。'],
  ['time-to-front', '这一行业近年来发展迅速。', '近年来，这一行业发展迅速。'],
  ['time-after-subject', '近年来，博物馆积极推动改革。', '博物馆近年来积极推动改革。'],
  ['role-to-front', '菊粉作为天然低聚糖，可用于饲料。', '作为天然低聚糖，菊粉可用于饲料。'],
  ['viewer-to-front', '这对企业来说很重要。', '对企业来说，这很重要。'],
  ['connective-after-subject', '因此，企业需要调整策略。', '企业因此需要调整策略。'],
  ['however-to-que', '然而，问题仍然存在。', '问题却仍然存在。'],
  ['purpose-last', '为了提高效率，企业应引入新设备。', '企业应引入新设备，以提高效率。'],
  ['purpose-first', '学校增设了课程，以培养学生的能力。', '为培养学生的能力，学校增设了课程。'],
  ['cause-then-result', '由于天气恶劣，航班全部取消。', '天气恶劣，因此航班全部取消。'],
  ['result-with-cause', '价格不断上涨，因此需求明显下降。', '由于价格不断上涨，需求明显下降。'],
  ['drop-concession', '虽然天气不好，但他还是来了。', '天气不好，但他还是来了。'],
  ['drop-when', '当压力过大的时候，人容易失眠。', '压力过大时，人容易失眠。'],
  ['circumstance-to-when', '在父母离异的情况下，孩子仍可申请。', '父母离异时，孩子仍可申请。'],
  ['drop-copula', '这种看法是不正确的。', '这种看法不正确。'],
  ['so-called', '数字鸿沟是指接触技术的机会不均。', '所谓数字鸿沟，指的是接触技术的机会不均。'],
  ['drop-repeated-subject', '我们应当努力学习，我们要坚持到底。', '我们应当努力学习，要坚持到底。'],
  ['drop-this', '睡眠充足，这有助于恢复体力。', '睡眠充足，有助于恢复体力。'],
  ['merge-same-subject', '他喜欢运动。他还喜欢读书。', '他喜欢运动，还喜欢读书。'],
  ['rotate-list', '内容包括健康教育、电话随访和技能指导。', '内容包括技能指导、电话随访和健康教育。'],
  ['swap-pair', '音乐能缓解压力和焦虑。', '音乐能缓解焦虑和压力。'],
  ['swap-related', '本文探讨睡眠与记忆的关系。', '本文探讨记忆与睡眠的关系。'],
  ['influence-to-verb', '本文探讨压力对睡眠的影响。', '本文探讨压力如何影响睡眠。'],
  ['turn-identity', '沟通是解决问题的关键。', '解决问题的关键是沟通。'],
  ['take-as', '研究以问卷为依据。', '研究将问卷作为依据。'],
  ['means-after-subject', '根据诊断结果，医生会给出治疗方案。', '医生会根据诊断结果给出治疗方案。'],
  ['passive-to-active', '这一方案被专家否定了。', '专家否定了这一方案。'],
  ['ba-to-jiang', '他把数据分为三组。', '他将数据分为三组。'],
  ['drop-with', '随着技术的快速发展，产品越来越多。', '技术快速发展，产品越来越多。'],
  ['only-if', '只有坚持锻炼，才能保持健康。', '要保持健康，只有坚持锻炼。'],
  ['if-after-subject', '如果您有疑问，请联系客服。', '您如果有疑问，请联系客服。'],
  ['this-makes', '这使得人们更加关注健康。', '人们因此更加关注健康。'],
  ['swap-acts', '平时要早睡，避免熬夜，多吃蔬菜水果。', '平时要早睡，多吃蔬菜水果，避免熬夜。'],
  ['swap-coordinated', '他努力保持内心的平静与安宁。', '他努力保持内心的安宁与平静。'],
  ['swap-coordinated', '书里描写了故乡的风景与亲人的笑容。', '书里描写了亲人的笑容与故乡的风景。'],
  ['swap-verbs', '我们要学会包容和体谅。', '我们要学会体谅和包容。'],
  ['turn-inner-list', '店里卖面包、蛋糕、饼干等点心。', '店里卖面包、饼干、蛋糕等点心。'],
  ['swap-states', '房间宽敞，光线明亮，很适合读书。', '光线明亮，房间宽敞，很适合读书。'],
  ['but-not', '成长不是一条直路，而是一次次尝试。', '成长是一次次尝试，而不是一条直路。'],
  ['but-not', '退让并非软弱，而是一种智慧。', '退让是一种智慧，并非软弱。'],
  ['turn-even', '睡眠与记忆密切相关。', '记忆与睡眠密切相关。'],
  ['cause-last', '由于暴雨持续不断，航班大面积延误。', '航班大面积延误，这是因为暴雨持续不断。'],
  ['turn-comparison', '实验组的体重显著高于对照组。', '对照组的体重显著低于实验组。'],
  ['swap-echoes', '生活是一首诗，是一支歌。', '生活是一支歌，是一首诗。'],
  ['swap-either', '无论是城市还是乡村，人们都在忙碌。', '无论是乡村还是城市，人们都在忙碌。'],
  ['swap-not-only', '运动不仅能强健身体，还能放松心情。', '运动不仅能放松心情，还能强健身体。'],
  ['swap-even-pair', '请仔细阅读协议，了解所有条款和条件。', '请仔细阅读协议，了解所有条件和条款。'],
  ['swap-even-pair', '他有自己的想法和感受。', '他有自己的感受和想法。'],
  [
    'turn-marked-list',
    '有些人会出现消化不良、腹胀、厌食、呕吐等症状。',
    '有些人会出现消化不良、呕吐、厌食、腹胀等症状。',
  ],
  ['swap-series', '他们获得了知识，拓展了视野。', '他们拓展了视野，获得了知识。'],
  [
    'swap-points',
    '饮食：多吃新鲜的蔬菜和水果。运动：坚持每周锻炼三次。',
    '运动：坚持每周锻炼三次。饮食：多吃新鲜的蔬菜和水果。',
  ],
  [
    'split-for-simple',
    '图书馆在周末也向所有居民开放到很晚，人们可以在那里安静地读书和写字。',
    '图书馆在周末也向所有居民开放到很晚。人们可以在那里安静地读书和写字。',
  ],
  ['under-influence', '产量受到天气的影响。', '产量受天气影响。'],
]

const UNTOUCHED: readonly (readonly [string, string])[] = [
  ['direct-verb', '他应对数据进行记录的人负责。'],
  ['place-to-front', '生活在冷漠的家庭中往往令人沮丧。'],
  ['purpose-last', '为了不迟到，他跑了起来。'],
  ['cause-then-result', '由于种种原因，计划取消了。'],
  ['swap-pair', '他分析了原因和结果。'],
  ['swap-pair', '要坚持控制饮食和运动。'],
  ['rotate-list', '患者要坚持控制饮食、睡眠和运动。'],
  ['means-after-subject', '为了解决这个问题，政府应该提高薪资，并改善工作环境。'],
  ['split-at-semicolon', '每天清晨，她总是沿着安静的河边慢慢地散步；每个深夜，她在灯下一页一页地读故事书。'],
  ['take-as', '研究以五所大学的学生为对象。'],
  ['split-at-semicolon', '清晨，她总是沿着安静的河边慢慢地散步；傍晚，她在院子里给孩子们读故事书。'],
  ['swap-pair', '两组的发生率分别为甲和乙。'],
  ['rotate-list', '患者依次接受检查、治疗和护理。'],
  ['means-after-subject', '根据媒体报道，企业会调整策略。'],
  ['swap-coordinated', '他喜欢潮湿的空气和音乐。'],
  ['swap-coordinated', '研究关注心理和社会因素。'],
  ['swap-coordinated', '他总结了失败的经验与教训。'],
  ['swap-verbs', '我们要收集和整理资料。'],
  ['turn-inner-list', '药物影响心脏、肝脏和肾脏毒性指标。'],
  ['turn-inner-list', '项目经过设计、开发、测试等阶段。'],
  ['swap-states', '他很累，天很黑。'],
  ['but-not', '他不是不想去，而是太忙。'],
  ['but-not', '失败不是因为懒惰，而是方法不对。'],
  ['cause-last', '由于这些原因，项目进度有所延迟。'],
  ['turn-comparison', '实验组的得分高于对照组，且随时间上升。'],
  ['swap-echoes', '让我们相遇，让我们最终分开。'],
  ['swap-either', '无论是身体、心灵还是艺术，都需要呵护。'],
  ['swap-not-only', '这不仅让他失望，还让他更加沉默。'],
  ['aim-first', '本研究收集了样本，旨在分析其特点。'],
  ['swap-gains', '他不仅来了，还带来了自己的朋友。'],
  ['turn-marked-list', '工程要经过规划、设计、融资、环评等程序。'],
  ['turn-marked-list', '他拜访了张三、李四和王五。'],
  ['swap-even-pair', '费用取决于具体情况以及银行的规定。'],
  ['swap-even-pair', '他总结了成功和失败的经验。'],
  ['swap-even-pair', '您应先了解公司的信息和口碑。'],
  ['swap-even-pair', '影片具有较高的艺术价值和社会意义。'],
  ['swap-even-pair', '可以寻找友好的朋友或家人。'],
  ['swap-coordinated', '他以流畅的镜头运动与极具想象力的视觉构图，构建出世界。'],
  ['swap-coordinated', '本研究探讨治疗的有效性及安全性。'],
  ['circumstance-to-when', '在分手后的情况下，最好给对方时间。'],
  ['drop-this', '你可能太紧张，这也可能影响工作。'],
  ['drop-repeated-subject', '我们来到这里的时候，我们非常激动。'],
  ['merge-same-subject', '我也很累。我也想休息。'],
  ['direct-verb', '医生对患者进行评价。'],
  ['drop-copula', '您的激素水平是正常的。'],
  ['swap-series', '这些食物能够增加肠道蠕动，促进排便。'],
  ['rotate-list', '有猪、牛、羊、鸡等家禽。'],
  ['turn-inner-list', '例如，锻炼身体、调整作息时间、尝试冥想或呼吸法。'],
  [
    'split-at-turn',
    '这些来自宗教团体的成员主张立法才能鼓励个人以负责的态度看待婚姻；另外，这些团体也呼吁正视传统对于身份的多种解释的可能性，建议对话。',
  ],
  ['swap-pair', '他是猴子王，拥有金箍棒和超凡能力。'],
  ['rotate-list', '肺炎链球菌引起社区获得性肺炎、脑膜炎和败血症。'],
  ['swap-coordinated', '政府提高他们的生活水平和职业前景。'],
  ['drop-this', '胃癌患者伴随焦虑的增加，这不仅影响生活。'],
  ['drop-copula', '请确保自己的花费是合理的。'],
  ['but-not', '（附注：图片并非本店，而是老店拍摄）。'],
  ['cause-last', '由于飞船任务仅供国际研究之用，故现今旅游以俄国为主。'],
  ['result-with-cause', '储蓄卡里的黄金可以兑换现金，因此是一种灵活的投资方式。'],
  ['aim-first', '研究选取了三家不同规模的医院，通过对比分析其人力资源现状，旨在探索合理的配置方案。'],
  ['role-after-subject', '作为一个计算机程序，我无法真正理解人际关系。'],
  ['circumstance-to-when', '在与其他成员密切协调的情况下，办事处完成了工作。'],
  ['take-as', '影片以战争为背景。'],
  ['swap-echoes', '有一种情绪叫怒；有一种奔跑叫疯；有一种称呼叫你；有一种情感叫家乡；有一种家园叫北京。'],
  ['swap-series', '愿我们的心灵永远保持宁静，感受大自然的美好。'],
  [
    'split-at-turn',
    '协助自杀是指一个人借由提供建议或是其他方式，协助有死亡意愿的人达成目的，但没有直接参与导致死亡的过程，这和安乐死不同，后者有他人直接参与。',
  ],
  ['swap-series', '他们跑出了厨房，跑到了花园。'],
  ['swap-series', '这减少了浪费，从而降低了成本。'],
  ['swap-points', '准备：备齐有关的文件和证明。申请：在网上填写表格。'],
  ['swap-points', '饮食：多吃新鲜的蔬菜。这样可以补充维生素。'],
  ['swap-acts', '提高了收入，改善了生活。'],
  ['turn-identity', '他是班里的重点。'],
  ['only-if', '只有他来了，我们才走。'],
  ['drop-when', '当时，他在读书。'],
  ['merge-same-subject', '公司发布了手机。它还能拍照。'],
  ['drop-this', '我打算移民，这让我烦恼。'],
  ['purpose-first', '铁路运输是一种沿轨道运行，以达到运送旅客的目的的运输方式。'],
  ['swap-pair', '建议联系银行或支付平台。'],
  ['if-after-subject', '如果孩子发烧持续了三天，应去看医生。'],
  ['if-after-subject', '如果你怀孕了，你可能会觉得疲倦。'],
  ['if-after-subject', '如果您付出很多，并且没有收获，这是管理的问题。'],
  ['swap-series', '这种体现仍有重大价值，体现人们的共同理想。'],
  ['swap-coordinated', '他们运用手持摄影机和广角镜头。'],
  ['swap-even-pair', '他们使用手持摄影机和广角镜头。'],
  ['swap-even-pair', '她每天练习瑜伽或冥想。'],
  ['swap-even-pair', '请写明姓名、联系方式、住址等。'],
  ['swap-coordinated', '你可以尝试放松技巧或写日记。'],
  ['swap-even-pair', '你可以尝试放松技巧或写日记。'],
  ['swap-pair', '论文提供了新的思路和方法。'],
  ['split-for-simple', '正是在这个忙碌而喧闹的世界里，我们需要放慢脚步，静下心来，用心感受生活。'],
  ['swap-even-pair', '请写明联系方式和住址。'],
  ['swap-coordinated', '她每天练习瑜伽或冥想。'],
  ['swap-even-pair', '论文提供了新思路和方法。'],
  ['swap-even-pair', '这是对自由与羁绊的追问。'],
  ['but-not', '但这种规则并非天经地义，而是一种习惯。'],
  ['swap-pair', '请输入号码和密码。'],
  ['swap-pair', '影片有丰富的象征意义与隐喻。'],
  ['swap-pair', '他以细腻的风格和独特的语言打动观众。'],
  ['swap-coordinated', '影片引起对命运的思考和情感共鸣。'],
  ['swap-coordinated', '影片展现了内心的恐惧与勇气的对抗。'],
  ['swap-coordinated', '公司提供应用程序或网站。'],
  ['swap-coordinated', '利率的变化对市场的资金流动和经济的增长产生影响。'],
  ['place-to-front', '中国在历史上很长的一段时间中是瓷器大国。'],
  ['so-called', '法语天主教鲁汶大学是指一所比利时的高等学校。'],
  ['place-to-front', '这个在上海去机场的路上讨论的思路得到了印证。'],
  [
    'split-for-simple',
    '有时候，我们非常喜欢或者非常依赖一个人时，我们可能会忽略自己的需求和其他朋友的感受。',
  ],
  ['rotate-list', '医生会考虑患者的年龄、健康和肿瘤的位置。'],
  ['swap-verbs', '我们能更好地防范和处理风险。'],
  ['split-for-simple', '为什么教科书里反复强调素质教育和创新教育，但是孩子们还是不会自己动手做题呢？'],
  ['split-for-simple', '你要是没有按时缴纳今年的社会保险费用，这可能会影响银行对你的贷款申请的审批结果。'],
]

describe('structural operations', () => {
  it.each(CASES)('%s rebuilds %s', (id, text, outcome) => {
    expect(apply(id, text, 'zh_CN')).toBe(outcome)
  })

  it.each(UNTOUCHED)('%s leaves %s alone', (id, text) => {
    expect(apply(id, text, 'zh_CN')).toBe(text)
  })

  it('write Traditional text with Traditional words of their own', () => {
    expect(apply('however-to-que', '然而，問題仍然存在。', 'zh_TW')).toBe('問題卻仍然存在。')
    expect(apply('setting-after-subject', '在沒有醫生的指導下，我不建議你染髮。', 'zh_TW')).toBe(
      '在沒有醫生的指導下，我不建議你染髮。',
    )
    expect(apply('drop-when', '當壓力過大的時候，人容易失眠。', 'zh_TW')).toBe('壓力過大時，人容易失眠。')
    expect(apply('result-with-cause', '價格上漲，因此需求明顯下降。', 'zh_TW')).toBe(
      '由於價格上漲，需求明顯下降。',
    )
  })
})
