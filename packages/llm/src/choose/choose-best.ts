import type { Review } from './read-review.ts'

/** A rewrite that passed every gate, with what it is chosen by. */
export interface Candidate {
  readonly output: string
  readonly masked: string
  readonly changed: number
  readonly review?: Review | undefined
  /** Probability that it was machine-written; lower is better. Absent: nothing measures it. */
  readonly score?: number | undefined
  /** How natural the language model of the local engine finds it; higher is better. */
  readonly fluency?: number | undefined
}

/** A rewrite that changed less than this hardly went deep. */
const DEEP = 0.25
/** Scores nearer to each other than this are alike. */
const SCORE_STEP = 0.1

/** Fewest worse places, then the lower score, then deep enough, then the more natural; the first among equals. */
export function chooseBest<Each extends Candidate>(candidates: readonly Each[]): Each | undefined {
  const keysOf = ({ review, score, changed, fluency }: Each): readonly number[] => [
    review?.worse ?? 0,
    Math.round((score ?? 0) / SCORE_STEP),
    changed >= DEEP ? 0 : 1,
    -(fluency ?? 0),
  ]
  const [best] = candidates
    .map((candidate, index) => ({ candidate, keys: [...keysOf(candidate), index] }))
    .sort((a, b) => firstDifference(a.keys, b.keys))
  return best?.candidate
}

function firstDifference(a: readonly number[], b: readonly number[]): number {
  for (const [index, key] of a.entries()) {
    const difference = key - (b[index] ?? 0)
    if (difference !== 0) return difference
  }
  return 0
}
