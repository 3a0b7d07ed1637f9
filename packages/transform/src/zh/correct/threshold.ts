import type { CorrectionClass } from '../../correct/correction-class.ts'
import type { CorrectionScope } from '../../correct/proposal.ts'
import type { ZhLanguage } from '../language.ts'

/** Log-odds from which on a correction is made where a draft is polished. */
const DEFAULT = 1
/** Taiwan's tables are small, its likelihoods less sharp: doubt weighs less there. */
const SPELLING: Readonly<Record<ZhLanguage, number>> = { zh_CN: 0.9, zh_TW: 0 }

/** Elsewhere only what nobody would defend. */
const SURE = 4

export function thresholdOf(
  correctionClass: CorrectionClass,
  { scope, language }: { readonly scope: CorrectionScope; readonly language: ZhLanguage },
): number {
  const all = correctionClass === 'spelling' ? SPELLING[language] : DEFAULT
  return scope === 'all' ? all : Math.max(all, SURE)
}
