import type { LanguageRewriter } from '../rewriter.ts'

/** Shorter than this is what `shorten` promises. */
const LITTLE_CUT = 0.95

/** Says what a mode cannot do without a language model, instead of padding. */
export const modeWarnings: LanguageRewriter['warnings'] = ({ mode }, { lengthRatio }) => {
  if (mode === 'expand')
    return [
      `Expansion is limited to wording (${percentOf(lengthRatio - 1)} % longer): no new facts, examples or sentences are invented.`,
    ]
  if (mode === 'creative')
    return ['Creative rewriting is limited to safe changes of wording and sentence structure.']
  if (mode === 'shorten' && lengthRatio > LITTLE_CUT) {
    return [
      `Only ${percentOf(1 - lengthRatio)} % could be cut without losing content: facts, names and reservations are kept.`,
    ]
  }
  return []
}

function percentOf(share: number): number {
  return Math.max(0, Math.round(100 * share))
}
