/** One case to learn from. */
export interface RidgeCase {
  readonly features: readonly number[]
  /** Log-odds that are known beforehand: the weights say what to add to them. */
  readonly offset: number
  readonly isTrue: boolean
}

const ROUNDS = 8

/**
 * Weights of a logistic regression on top of the offsets, the first one (of a constant) free, the others pulled towards
 * zero by `ridge` (in cases), by Newton's method.
 */
export function fitRidge(cases: readonly RidgeCase[], ridge: number): number[] {
  const size = cases[0]?.features.length ?? 0
  const weights = new Array<number>(size).fill(0)
  for (let round = 0; round < ROUNDS; round++) {
    const slope = weights.map((weight, at) => (at === 0 ? 0 : ridge * weight))
    const curve = weights.map((_, at) => {
      const row = new Float64Array(size)
      row[at] = at === 0 ? 1e-6 : ridge
      return row
    })
    for (const each of cases) {
      const chance = chanceOf(weights, each)
      const off = chance - Number(each.isTrue)
      const weight = Math.max(1e-6, chance * (1 - chance))
      for (let at = 0; at < size; at++) {
        const value = each.features[at] ?? 0
        if (value === 0) continue
        slope[at] = (slope[at] ?? 0) + off * value
        const row = curve[at] as Float64Array
        for (let other = 0; other <= at; other++)
          row[other] = (row[other] ?? 0) + weight * value * (each.features[other] ?? 0)
      }
    }
    const step = solve(curve, slope)
    for (let at = 0; at < size; at++) weights[at] = (weights[at] ?? 0) - (step[at] ?? 0)
    if (Math.max(...step.map(Math.abs)) < 1e-4) break
  }
  return weights
}

export function chanceOf(
  weights: readonly number[],
  { features, offset }: Pick<RidgeCase, 'features' | 'offset'>,
): number {
  const odds = features.reduce((sum, value, at) => sum + value * (weights[at] ?? 0), offset)
  return 1 / (1 + Math.exp(-odds))
}

/** Solves a symmetric positive system, given by its lower half, by Cholesky's decomposition. */
function solve(lower: readonly Float64Array[], right: readonly number[]): number[] {
  const at = (row: number, column: number) => lower[row]?.[column] ?? 0
  const size = right.length
  for (let row = 0; row < size; row++) {
    for (let column = 0; column <= row; column++) {
      let sum = at(row, column)
      for (let inner = 0; inner < column; inner++) sum -= at(row, inner) * at(column, inner)
      ;(lower[row] as Float64Array)[column] =
        row === column ? Math.sqrt(Math.max(1e-9, sum)) : sum / at(column, column)
    }
  }
  const half: number[] = []
  for (let row = 0; row < size; row++) {
    const known = half.reduce((sum, value, column) => sum + at(row, column) * value, 0)
    half.push(((right[row] ?? 0) - known) / at(row, row))
  }
  const found = new Array<number>(size).fill(0)
  for (let row = size - 1; row >= 0; row--) {
    let sum = half[row] ?? 0
    for (let below = row + 1; below < size; below++) sum -= at(below, row) * (found[below] ?? 0)
    found[row] = sum / at(row, row)
  }
  return found
}
