import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'turn-comparison': {
    makes: [['实验组的体重显著高于对照组。', '对照组的体重显著低于实验组。']],
    leaves: ['实验组的得分高于对照组，且随时间上升。'],
  },
}
