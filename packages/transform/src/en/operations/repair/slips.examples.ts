import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'article-repair': {
    makes: [['They want an useful tool.', 'They want a useful tool.']],
    leaves: ['They want an hour.', 'A useful tool helps.', 'They share a urllink with us.'],
  },
  'doubled-word': {
    makes: [['They know the the plan.', 'They know the plan.']],
    leaves: ['They had had enough.', 'Advances in in situ methods help.'],
  },
  'base-after-did': {
    makes: [['They did not went home.', 'They did not go home.']],
    leaves: ['They did not put it there.'],
  },
}
