/** A dense problem: `inputs[i]` are the values of sample i. */
export interface DenseProblem {
  readonly inputs: readonly ArrayLike<number>[]
  readonly labels: ArrayLike<number>
  readonly weights: ArrayLike<number>
}

export interface DenseModel {
  readonly bias: number
  readonly weights: number[]
}

/** Solves the symmetric positive system `matrix · x = vector` by Cholesky; `matrix` is overwritten. */
function solve(matrix: Float64Array[], vector: Float64Array): Float64Array {
  const size = vector.length
  for (let i = 0; i < size; i++) {
    const row = matrix[i] ?? new Float64Array(0)
    for (let j = 0; j <= i; j++) {
      const other = matrix[j] ?? new Float64Array(0)
      let sum = row[j] ?? 0
      for (let k = 0; k < j; k++) sum -= (row[k] ?? 0) * (other[k] ?? 0)
      row[j] = i === j ? Math.sqrt(Math.max(sum, 1e-12)) : sum / (other[j] ?? 1)
    }
  }
  const x = Float64Array.from(vector)
  for (let i = 0; i < size; i++) {
    let sum = x[i] ?? 0
    for (let k = 0; k < i; k++) sum -= (matrix[i]?.[k] ?? 0) * (x[k] ?? 0)
    x[i] = sum / (matrix[i]?.[i] ?? 1)
  }
  for (let i = size - 1; i >= 0; i--) {
    let sum = x[i] ?? 0
    for (let k = i + 1; k < size; k++) sum -= (matrix[k]?.[i] ?? 0) * (x[k] ?? 0)
    x[i] = sum / (matrix[i]?.[i] ?? 1)
  }
  return x
}

interface Accumulator {
  readonly hessian: Float64Array[]
  readonly gradient: Float64Array
}

/** Adds one sample's share of gradient and Hessian; index 0 is the bias. */
function accumulate(into: Accumulator, x: Float64Array, step: { error: number; curvature: number }): void {
  for (let j = 0; j < x.length; j++) {
    const value = x[j] ?? 0
    into.gradient[j] = (into.gradient[j] ?? 0) + step.error * value
    const row = into.hessian[j]
    if (row === undefined) continue
    const scaled = step.curvature * value
    for (let k = 0; k <= j; k++) row[k] = (row[k] ?? 0) + scaled * (x[k] ?? 0)
  }
}

/** Ridge logistic regression by Newton's method; `l2[j]` pulls weight j to zero, the bias is free. */
export function trainDenseLogistic(problem: DenseProblem, l2: readonly number[], rounds = 8): DenseModel {
  const size = l2.length + 1
  const theta = new Float64Array(size)
  const x = new Float64Array(size)
  x[0] = 1
  for (let round = 0; round < rounds; round++) {
    const into = {
      hessian: Array.from({ length: size }, () => new Float64Array(size)),
      gradient: new Float64Array(size),
    }
    for (const [index, input] of problem.inputs.entries()) {
      let logit = theta[0] ?? 0
      for (let j = 1; j < size; j++) {
        x[j] = input[j - 1] ?? 0
        logit += (theta[j] ?? 0) * (x[j] ?? 0)
      }
      const p = 1 / (1 + Math.exp(-logit))
      const weight = problem.weights[index] ?? 0
      accumulate(into, x, {
        error: weight * (p - (problem.labels[index] ?? 0)),
        curvature: weight * p * (1 - p) + 1e-9,
      })
    }
    for (let j = 1; j < size; j++) {
      const pull = l2[j - 1] ?? 0
      const row = into.hessian[j]
      if (row !== undefined) row[j] = (row[j] ?? 0) + pull
      into.gradient[j] = (into.gradient[j] ?? 0) + pull * (theta[j] ?? 0)
    }
    const step = solve(into.hessian, into.gradient)
    for (let j = 0; j < size; j++) theta[j] = (theta[j] ?? 0) - (step[j] ?? 0)
  }
  return { bias: theta[0] ?? 0, weights: [...theta.subarray(1)] }
}
