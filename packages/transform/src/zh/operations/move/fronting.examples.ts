import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'place-to-front': {
    makes: [['人工智能在医疗领域发挥重要作用。', '在医疗领域，人工智能发挥重要作用。']],
    leaves: [
      '生活在冷漠的家庭中往往令人沮丧。',
      '结果在两名患者中分别检出了突变。',
      '中国在历史上很长的一段时间中是瓷器大国。',
      '这个在上海去机场的路上讨论的思路得到了印证。',
    ],
  },
  'place-after-subject': {
    makes: [['在城市里，我们常常忽略身边的人。', '我们在城市里常常忽略身边的人。']],
    leaves: [],
  },
  'time-to-front': {
    makes: [['这一行业近年来发展迅速。', '近年来，这一行业发展迅速。']],
    leaves: [],
  },
  'time-after-subject': {
    makes: [['近年来，博物馆积极推动改革。', '博物馆近年来积极推动改革。']],
    leaves: [],
  },
  'role-to-front': {
    makes: [['菊粉作为天然低聚糖，可用于饲料。', '作为天然低聚糖，菊粉可用于饲料。']],
    leaves: ['购房作为投资的按揭审批一般都需要时间，具体因地区而异。'],
  },
  'viewer-to-front': {
    makes: [['这对企业来说很重要。', '对企业来说，这很重要。']],
    leaves: [],
  },
  'role-after-subject': {
    makes: [],
    leaves: ['作为一个计算机程序，我无法真正理解人际关系。'],
  },
}
