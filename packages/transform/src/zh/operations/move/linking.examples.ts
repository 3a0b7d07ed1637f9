import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'connective-after-subject': {
    makes: [['因此，企业需要调整策略。', '企业因此需要调整策略。']],
    leaves: [],
  },
  'however-to-que': {
    makes: [['然而，问题仍然存在。', '问题却仍然存在。']],
    leaves: ['然而，质量越低的恒星比例越高。'],
  },
  'drop-concession': {
    makes: [['虽然天气不好，但他还是来了。', '天气不好，但他还是来了。']],
    leaves: [],
  },
  'drop-when': {
    makes: [['当压力过大的时候，人容易失眠。', '压力过大时，人容易失眠。']],
    leaves: ['当时，他在读书。'],
  },
  'circumstance-to-when': {
    makes: [['在父母离异的情况下，孩子仍可申请。', '父母离异时，孩子仍可申请。']],
    leaves: [
      '在分手后的情况下，最好给对方时间。',
      '在与其他成员密切协调的情况下，办事处完成了工作。',
      '在没有与您沟通的情况下，我不能给出意见。',
    ],
  },
  'besides-to-also': {
    makes: [['此外，该方法能降低成本。', '该方法还能降低成本。']],
    leaves: ['此外，该方法是免费的。', '此外，该方法也能降低成本。', '此外，价格很高。'],
  },
}
