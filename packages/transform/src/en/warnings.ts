import type { LanguageRewriter } from '../rewriter.ts'

/** Shorter than this is what `shorten` promises. */
const LITTLE_CUT = 0.95

/** Says what a mode cannot do without a language model, instead of padding. */
export const modeWarnings: LanguageRewriter['warnings'] = ({ mode }, { lengthRatio }) => {
  if (mode === 'expand')
    return [{ code: 'expand_wording_only', values: { percent: percentOf(lengthRatio - 1) } }]
  if (mode === 'creative') return [{ code: 'creative_safe_only' }]
  if (mode === 'shorten' && lengthRatio > LITTLE_CUT)
    return [{ code: 'shorten_by_percent', values: { percent: percentOf(1 - lengthRatio) } }]
  return []
}

function percentOf(share: number): number {
  return Math.max(0, Math.round(100 * share))
}
