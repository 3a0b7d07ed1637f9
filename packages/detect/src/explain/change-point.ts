import type { Warning } from '@redraft/contracts'

/** Where the sentence scores change level: the first sentence after the change, and the mean on both sides. */
export interface ChangePoint {
  readonly at: number
  readonly before: number
  readonly after: number
}

/** Fewer sentences than this on one side are an episode, not a part of the document. */
const LEAST_SENTENCES = 4
/** At .4, one in eight texts of a single person with enough sentences was said to change hands; at .6, one in 36. */
const LEAST_DIFFERENCE = 0.6

/**
 * The split that explains most of the variance of the scores (one step of binary segmentation, Scott and Knott
 * 1974); undefined unless the two means lie far apart.
 */
export function findChangePoint(scores: readonly number[]): ChangePoint | undefined {
  const total = scores.reduce((sum, score) => sum + score, 0)
  let best: ChangePoint | undefined
  let most = 0
  let sum = scores.slice(0, LEAST_SENTENCES).reduce((partial, score) => partial + score, 0)
  for (let at = LEAST_SENTENCES; at <= scores.length - LEAST_SENTENCES; at++) {
    const before = sum / at
    const after = (total - sum) / (scores.length - at)
    const explained = at * (scores.length - at) * (after - before) ** 2
    if (explained > most) {
      most = explained
      best = { at, before, after }
    }
    sum += scores[at] ?? 0
  }
  return best !== undefined && Math.abs(best.after - best.before) >= LEAST_DIFFERENCE ? best : undefined
}

/** Tells a reader which part reads how. */
export function describeChange(change: ChangePoint | undefined): Warning[] {
  if (change === undefined) return []
  const code = change.after > change.before ? 'turns_to_machine' : 'turns_to_human'
  return [{ code, values: { sentence: change.at + 1 } }]
}
