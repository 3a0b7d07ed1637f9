import type { VarietyRules } from '../variety.ts'

export const ZH_VARIETY: VarietyRules = {
  lengthPerExchange: 250,
  frameWords: new Set(['或', '或者', '可以', '能够', '能夠', '能', '可', '需要']),
  fold: (word) => word,
  isExempt: () => false,
  isRepair: () => false,
  // `echoes.ts` hears more than the edits of one round.
  earshot: 0,
  habits: { kinds: new Set(), lengthPerEdit: Number.POSITIVE_INFINITY },
}
