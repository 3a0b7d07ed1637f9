import { describe, expect, it } from 'vitest'
import type { CorrectionScope } from '../../correct/proposal.ts'
import { applyEdits } from '../../edit.ts'
import { parseSource } from '../../parse.ts'
import type { ZhLanguage } from '../language.ts'
import { createChineseCorrector } from './correct-chinese.ts'

function corrected(
  language: ZhLanguage,
  text: string,
  scope: CorrectionScope = 'all',
  personalTerms: string[] = [],
) {
  const source = parseSource({ text, language, personalTerms })
  return applyEdits(text, createChineseCorrector(language)(source, { scope }).edits)
}

describe('Chinese correction', () => {
  it.each<readonly [ZhLanguage, string, string]>([
    ['zh_CN', '我们以经做好了准备工作。', '我们已经做好了准备工作。'],
    ['zh_CN', '这个问题的关健在于时间。', '这个问题的关键在于时间。'],
    ['zh_CN', '他们在会上讨论了新的建义。', '他们在会上讨论了新的建议。'],
    ['zh_CN', '公司决定把会议推持到下周。', '公司决定把会议推迟到下周。'],
    ['zh_TW', '我們以經做好了準備工作。', '我們已經做好了準備工作。'],
    ['zh_TW', '這個問題的關健在於時間。', '這個問題的關鍵在於時間。'],
    ['zh_TW', '我明天在打電話給你。', '我明天再打電話給你。'],
    ['zh_TW', '下雨的時侯，我們在家看書。', '下雨的時候，我們在家看書。'],
    ['zh_TW', '你星期六能參加馬？', '你星期六能參加嗎？'],
    ['zh_TW', '系統會不斷的進行更新。', '系統會不斷地進行更新。'],
    ['zh_TW', '我因該早一點告訴你。', '我應該早一點告訴你。'],
    ['zh_TW', '明天我們一起去吃飯把。', '明天我們一起去吃飯吧。'],
    ['zh_TW', '這是很敏感得問題。', '這是很敏感的問題。'],
    ['zh_TW', '我告訴他，再台灣生活很方便。', '我告訴他，在台灣生活很方便。'],
    ['zh_TW', '三年已前，他必需服從命令。', '三年以前，他必須服從命令。'],
    ['zh_CN', '我因该早一点告诉你。', '我应该早一点告诉你。'],
    ['zh_CN', '昨天我见面了老师，他帮忙我学习汉语。', '昨天我跟老师见面了，他帮我学习汉语。'],
    ['zh_TW', '昨天我見面了老師，我給他說話漢語。', '昨天我跟老師見面了，我給他說漢語。'],
    ['zh_CN', '这本书的作者是鲁迅写的。', '这本书的作者是鲁迅。'],
    ['zh_TW', '這本書的作者是魯迅寫的。', '這本書的作者是魯迅。'],
  ])('puts the character that was meant: %s %s', (language, text, expected) => {
    expect(corrected(language, text)).toBe(expected)
  })

  it.each<readonly [ZhLanguage, string]>([
    ['zh_CN', '他昨天收到了三封信，今天又寄出了两个包裹。'],
    ['zh_CN', '邵兵和郑棉两位演员都参加了发布会，邵兵还唱了歌，郑棉说她很高兴。'],
    ['zh_CN', '祸兮福之所倚，福兮祸之所伏。'],
    ['zh_CN', '他把那封信叫作“关健的证据”。'],
    ['zh_TW', '老師在教室裡講課，學生們安靜地聽著。'],
    ['zh_TW', '我們搭捷運去台北車站，再轉公車回家。'],
    ['zh_TW', '它讓我們在誘惑面前，守住原則；也讓我們懂得在變遷中堅守。'],
    ['zh_TW', '我們在欣賞噴泉之美的同時，也應反思：水從哪裡來。'],
    ['zh_TW', '飲食在淋巴瘤治療過程中也可能起到重要作用。'],
    ['zh_TW', '再高的天賦也會被消磨，但他還是邁出那一步。'],
    ['zh_TW', '她輕柔地撫去老人的眼淚，老人真實地存在著。'],
    ['zh_TW', '民族精神的甦醒與壯大，意謂著新的開始。'],
    ['zh_TW', '這件衣服既便宜，又好看，所以大家都喜歡。'],
    ['zh_TW', '這是件不錯的事情，能讓你的人生活得更完美。'],
    ['zh_TW', '他每天辛苦地去工作，這是不悔的人生。'],
    ['zh_CN', '农民冒着坐牢的风险，确定了本次赛事的两大主题。'],
    ['zh_CN', '从朝廷命官到贩夫走卒，他把每个人都安排得井井有条。'],
    ['zh_CN', '要确保规则的实施，必须建立健全的执行与监督体系。'],
    ['zh_CN', '研究者希望找到一种新的分析和学习方法。'],
    ['zh_CN', '睡眠问题也可能是由于其他因素引起的。'],
    ['zh_CN', '无论遇到多大的困难与挑战，我都能从容应对。'],
  ])('leaves what is right alone: %s %s', (language, text) => {
    expect(corrected(language, text)).toBe(text)
  })

  it('lets a rare word stand in a long text that has no slip', () => {
    const plain = '学校在这个学期组织了三次活动，学生们都很高兴地参加了。老师说，明年还会有更多的机会。'
    const text = `${plain.repeat(16)}愿青年承此远志，以心为烛，以笔为矛。`
    expect(corrected('zh_CN', text)).toBe(text)
  })

  it.each<readonly [ZhLanguage, string]>([
    ['zh_CN', '我觉得最重要是健康。'],
    ['zh_TW', '我覺得最重要是健康。'],
  ])('doubts a wording that stands alone in a long text: %s', (language, odd) => {
    const plain = {
      zh_CN: '学校组织了三次活动，学生们都参加了。',
      zh_TW: '學校組織了三次活動，學生們都參加了。',
    }
    const text = `${plain[language].repeat(24)}${odd}`
    expect(corrected(language, odd)).not.toBe(odd)
    expect(corrected(language, text)).toBe(text)
  })

  it('leaves the terms of the caller alone', () => {
    expect(corrected('zh_CN', '这个问题的关健在于时间。', 'all', ['关健'])).toBe('这个问题的关健在于时间。')
  })

  it('mends only sure slips where a draft is not polished', () => {
    expect(corrected('zh_CN', '关健是时间，全程大约需要三个小时左右。', 'sure')).toBe(
      '关键是时间，全程大约需要三个小时左右。',
    )
  })

  it('gives the same edits on every run', () => {
    const text = '我们以经做好了准备工作，只要努力，才能成功。'
    expect(corrected('zh_CN', text)).toBe(corrected('zh_CN', text))
  })

  it('corrects nothing by its neighbours in a text of the other script', () => {
    const text = '學習語言需要時間，也需要耐心。'
    expect(corrected('zh_CN', text)).toBe(text)
  })
})
