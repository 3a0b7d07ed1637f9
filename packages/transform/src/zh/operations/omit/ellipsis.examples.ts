import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-repeated-subject': {
    makes: [['我们应当努力学习，我们要坚持到底。', '我们应当努力学习，要坚持到底。']],
    leaves: ['我们来到这里的时候，我们非常激动。'],
  },
  'drop-this': {
    makes: [['睡眠充足，这有助于恢复体力。', '睡眠充足，有助于恢复体力。']],
    leaves: [
      '你可能太紧张，这也可能影响工作。',
      '胃癌患者伴随焦虑的增加，这不仅影响生活。',
      '我打算移民，这让我烦恼。',
      '专家可以帮助你了解情感，这对于健康的人际关系非常重要。',
    ],
  },
  'merge-same-subject': {
    makes: [['他喜欢运动。他还喜欢读书。', '他喜欢运动，还喜欢读书。']],
    leaves: ['我也很累。我也想休息。', '公司发布了手机。它还能拍照。'],
  },
  'drop-known-subject': {
    makes: [['我们常常感到压力。面对压力，我们需要冷静。', '我们常常感到压力。面对压力，需要冷静。']],
    leaves: ['他常常感到压力。面对压力，我们需要冷静。'],
  },
}
