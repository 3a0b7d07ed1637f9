import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-de-in-compound': {
    makes: [['医生改善患者的病情。', '医生改善患者病情。']],
    leaves: ['我们感受生命的意义。'],
  },
  'drop-courtesy': {
    makes: [['睡眠很重要。每天应睡足八小时。希望这些建议对您有所帮助。', '睡眠很重要。每天应睡足八小时。']],
    leaves: ['睡眠很重要。希望这些建议对您有所帮助。'],
  },
}
