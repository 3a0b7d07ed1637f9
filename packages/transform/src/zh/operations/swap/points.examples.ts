import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-points': {
    makes: [
      [
        '饮食：多吃新鲜的蔬菜和水果。运动：坚持每周锻炼三次。',
        '运动：坚持每周锻炼三次。饮食：多吃新鲜的蔬菜和水果。',
      ],
    ],
    leaves: [
      '准备：备齐有关的文件和证明。申请：在网上填写表格。',
      '饮食：多吃新鲜的蔬菜。这样可以补充维生素。',
    ],
  },
}
