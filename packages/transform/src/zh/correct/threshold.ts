import type { CorrectionClass } from '../../correct/correction-class.ts'
import type { CorrectionScope } from '../../correct/proposal.ts'

/** Log-odds from which on a correction is made where a draft is polished. */
const DEFAULT = 1
const OF_CLASS: Readonly<Partial<Record<CorrectionClass, number>>> = { spelling: 0.5 }

/** Elsewhere only what nobody would defend. */
const SURE = 4

export function thresholdOf(correctionClass: CorrectionClass, scope: CorrectionScope): number {
  const all = OF_CLASS[correctionClass] ?? DEFAULT
  return scope === 'all' ? all : Math.max(all, SURE)
}
