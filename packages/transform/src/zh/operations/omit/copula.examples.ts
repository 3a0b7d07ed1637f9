import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'drop-copula': {
    makes: [['这种看法是不正确的。', '这种看法不正确。']],
    leaves: [
      '您的激素水平是正常的。',
      '请确保自己的花费是合理的。',
      '幸福是简单的，是随处可见的美好。',
      '如果我的猜测是正确的，你可以使用计算器。',
    ],
  },
  'so-called': {
    makes: [['数字鸿沟是指接触技术的机会不均。', '所谓数字鸿沟，指的是接触技术的机会不均。']],
    leaves: ['法语天主教鲁汶大学是指一所比利时的高等学校。'],
  },
  'shorten-de-chain': {
    makes: [['企业的产品的质量，决定了它的未来。', '企业产品的质量，决定了它的未来。']],
    leaves: ['他关心企业的产品的质量。'],
  },
}
