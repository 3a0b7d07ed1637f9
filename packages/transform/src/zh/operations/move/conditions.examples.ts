import type { Examples } from '../../../testing/examples.ts'

export const EXAMPLES: Examples = {
  'only-if': {
    makes: [['只有坚持锻炼，才能保持健康。', '要保持健康，只有坚持锻炼。']],
    leaves: ['只有他来了，我们才走。'],
  },
  'if-after-subject': {
    makes: [['如果您有疑问，请联系客服。', '您如果有疑问，请联系客服。']],
    leaves: [
      '如果孩子发烧持续了三天，应去看医生。',
      '如果你怀孕了，你可能会觉得疲倦。',
      '如果您付出很多，并且没有收获，这是管理的问题。',
    ],
  },
  'setting-after-subject': {
    makes: [],
    leaves: ['在做出离婚决定前，我建议你先考虑。', '在您与银行联系后，您应该报案。'],
  },
  'except-after-subject': {
    makes: [['除了药物治疗，您还可以尝试运动。', '您除了药物治疗，还可以尝试运动。']],
    leaves: ['除此之外，您还可以尝试运动。'],
  },
  'along-after-subject': {
    makes: [['随着科技发展，人们可以远程办公。', '人们随着科技发展可以远程办公。']],
    leaves: ['由于我们去了海边，你可以休息。'],
  },
}
