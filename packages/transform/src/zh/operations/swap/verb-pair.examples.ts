import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'swap-verbs': {
    makes: [['我们要学会包容和体谅。', '我们要学会体谅和包容。']],
    leaves: ['我们要收集和整理资料。', '我们能更好地防范和处理风险。'],
  },
}
