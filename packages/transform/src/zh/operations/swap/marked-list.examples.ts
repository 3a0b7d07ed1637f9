import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'turn-marked-list': {
    makes: [
      ['有些人会出现消化不良、腹胀、厌食、呕吐等症状。', '有些人会出现消化不良、呕吐、厌食、腹胀等症状。'],
    ],
    leaves: [
      '工程要经过规划、设计、融资、环评等程序。',
      '他拜访了张三、李四和王五。',
      '会议的主题包括政治、经济、文化和社会发展。',
      '食米要经过浸润、蒸煮、干燥等处理。',
    ],
  },
}
