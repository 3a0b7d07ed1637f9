/** One case to learn from: its features, and whether what they describe was right. */
export interface Case {
  readonly features: readonly number[]
  readonly right: boolean
  readonly weight: number
}

const ROUNDS = 400
const RATE = 1.5
const RIDGE = 1e-4

/** Weights of a logistic regression, by gradient descent with momentum over all cases; log-odds are their product. */
export function fitLogistic(cases: readonly Case[]): number[] {
  const size = cases[0]?.features.length ?? 0
  const weights = new Float64Array(size)
  const speed = new Float64Array(size)
  const total = cases.reduce((sum, { weight }) => sum + weight, 0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = new Float64Array(size)
    for (const { features, right, weight } of cases) {
      const off = weight * (1 / (1 + Math.exp(-logOdds(weights, features))) - Number(right))
      for (let at = 0; at < size; at++) slope[at] = (slope[at] ?? 0) + off * (features[at] ?? 0)
    }
    for (let at = 0; at < size; at++) {
      const step = (slope[at] ?? 0) / total + RIDGE * (weights[at] ?? 0)
      speed[at] = 0.9 * (speed[at] ?? 0) - RATE * step
      weights[at] = (weights[at] ?? 0) + (speed[at] ?? 0)
    }
  }
  return [...weights]
}

export function logOdds(weights: ArrayLike<number>, features: readonly number[]): number {
  let sum = 0
  for (let at = 0; at < features.length; at++) sum += (weights[at] ?? 0) * (features[at] ?? 0)
  return sum
}
