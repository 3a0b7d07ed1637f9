import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'aim-first': {
    makes: [],
    leaves: [
      '本研究收集了样本，旨在分析其特点。',
      '研究选取了三家不同规模的医院，通过对比分析其人力资源现状，旨在探索合理的配置方案。',
    ],
  },
  'swap-gains': {
    makes: [],
    leaves: ['他不仅来了，还带来了自己的朋友。'],
  },
}
