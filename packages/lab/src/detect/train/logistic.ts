import { createRandom, shuffle } from './random.ts'

export interface SparseProblem {
  readonly size: number
  readonly slots: readonly Int32Array[]
  readonly labels: ArrayLike<number>
  readonly weights: ArrayLike<number>
}

export interface LinearModel {
  readonly bias: number
  readonly weights: Float32Array
}

/** Linear score of a set of slots: bias + Σ weight / √count, so that length alone moves nothing. */
export function linearScore(model: LinearModel, slots: Int32Array): number {
  let sum = 0
  for (const slot of slots) sum += model.weights[slot] ?? 0
  return model.bias + sum / Math.sqrt(Math.max(slots.length, 1))
}

/**
 * Logistic regression on binary slots by AdaGrad (Duchi et al. 2011), with an L2 pull towards zero on the
 * slots that occur. Deterministic for a seed.
 */
export function trainLogistic(
  problem: SparseProblem,
  options: { seed: number; epochs: number; rate: number; l2: number },
): LinearModel {
  const { size, slots, labels, weights: sampleWeights } = problem
  const weights = new Float32Array(size)
  const squares = new Float32Array(size).fill(1e-4)
  const order = Int32Array.from(slots.keys())
  const random = createRandom(options.seed)
  let bias = 0
  let biasSquares = 1e-4
  for (let epoch = 0; epoch < options.epochs; epoch++) {
    shuffle(order, random)
    for (const index of order) {
      const active = slots[index]
      const weight = sampleWeights[index] ?? 0
      if (active === undefined || active.length === 0 || weight === 0) continue
      const scale = 1 / Math.sqrt(active.length)
      let sum = 0
      for (let k = 0; k < active.length; k++) sum += weights[active[k] ?? 0] ?? 0
      const error = (1 / (1 + Math.exp(-(bias + sum * scale))) - (labels[index] ?? 0)) * weight
      biasSquares += error * error
      bias -= (options.rate * 0.1 * error) / Math.sqrt(biasSquares)
      const step = error * scale
      for (let k = 0; k < active.length; k++) {
        const slot = active[k] ?? 0
        const current = weights[slot] ?? 0
        const gradient = step + options.l2 * current
        const square = (squares[slot] ?? 0) + gradient * gradient
        squares[slot] = square
        weights[slot] = current - (options.rate * gradient) / Math.sqrt(square)
      }
    }
  }
  return { bias, weights }
}
