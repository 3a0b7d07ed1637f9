import { loadWeights } from './load-weights.ts'

let weights: readonly number[] | undefined

/** Log-odds that a suspect is right, by weights learned from slips of others (`lexicon/zh/spelling-ranker.json`). */
export function rankSuspect(features: readonly number[]): number {
  weights ??= loadWeights()
  return weights.reduce((sum, weight, at) => sum + weight * (features[at] ?? 0), 0)
}
