import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-states': {
    makes: [['房间宽敞，光线明亮，很适合读书。', '光线明亮，房间宽敞，很适合读书。']],
    leaves: ['他很累，天很黑。'],
  },
}
