import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'passive-to-active': {
    makes: [['这一方案被专家否定了。', '专家否定了这一方案。']],
    leaves: [],
  },
  'ba-to-jiang': {
    makes: [['他把数据分为三组。', '他将数据分为三组。']],
    leaves: [],
  },
  'drop-with': {
    makes: [['随着技术的快速发展，产品越来越多。', '技术快速发展，产品越来越多。']],
    leaves: [],
  },
  'drop-bei': {
    makes: [['这种材料常被用于建筑。', '这种材料常用于建筑。']],
    leaves: ['这座城市常被誉为花园。'],
  },
  'provide-to': {
    makes: [['公司为用户提供服务。', '公司向用户提供服务。']],
    leaves: ['公司为用户提供了便利。'],
  },
}
