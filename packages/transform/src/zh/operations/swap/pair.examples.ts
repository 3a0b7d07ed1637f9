import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'both-and': {
    makes: [['这里的饭菜既方便，又便宜。', '这里的饭菜又方便又便宜。']],
    leaves: ['他既会唱歌，又会跳舞。'],
  },
}
