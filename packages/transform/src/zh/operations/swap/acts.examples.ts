import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-acts': {
    makes: [['平时要早睡，避免熬夜，多吃蔬菜水果。', '平时要早睡，多吃蔬菜水果，避免熬夜。']],
    leaves: [
      '它能有效控制病原微生物，改善动物健康。',
      '提高了收入，改善了生活。',
      '少吃高盐食物，多吃低盐食物。',
    ],
  },
}
