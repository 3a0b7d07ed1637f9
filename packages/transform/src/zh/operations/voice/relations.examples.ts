import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-related': {
    makes: [['本文探讨睡眠与记忆的关系。', '本文探讨记忆与睡眠的关系。']],
    leaves: [],
  },
  'influence-to-verb': {
    makes: [['本文探讨压力对睡眠的影响。', '本文探讨压力如何影响睡眠。']],
    leaves: [],
  },
  'turn-identity': {
    makes: [['沟通是解决问题的关键。', '解决问题的关键是沟通。']],
    leaves: ['他是班里的重点。'],
  },
  'take-as': {
    makes: [['研究以问卷为依据。', '研究将问卷作为依据。']],
    leaves: [
      '研究以五所大学的学生为对象。',
      '影片以战争为背景。',
      '沙俄在东北修建以哈尔滨为中心，向三面伸展的铁路。',
    ],
  },
  'means-after-subject': {
    makes: [['根据诊断结果，医生会给出治疗方案。', '医生会根据诊断结果给出治疗方案。']],
    leaves: [
      '为了解决这个问题，政府应该提高薪资，并改善工作环境。',
      '根据媒体报道，企业会调整策略。',
      '通过对问题的深入探讨，我们希望提供依据。',
      '根据您的情况，医生会根据病情拟定方案。',
    ],
  },
}
