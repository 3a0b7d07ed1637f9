import type { TreeEnsemble } from '@redraft/detect/internals'
import type { DenseProblem } from './dense-logistic.ts'
import { createRandom } from './random.ts'

export interface TreeOptions {
  readonly seed: number
  readonly trees: number
  readonly depth: number
  readonly rate: number
  /** Added to the sum of second derivatives of a leaf: larger is smoother. */
  readonly l2: number
  /** Share of the inputs that a tree may ask about, and of the samples it learns from. */
  readonly inputShare: number
  readonly sampleShare: number
}

const BINS = 48

/** Inputs cut into quantile bins: column by column, 0 for missing. */
interface Binned {
  readonly columns: readonly Uint8Array[]
  /** Value above which a sample lies in a later bin than `b`, for each column. */
  readonly edges: readonly Float32Array[]
}

function edgesOf(column: Float32Array): Float32Array {
  const sorted = column.filter((value) => !Number.isNaN(value)).sort()
  const edges: number[] = []
  for (let bin = 0; bin < BINS - 1; bin++) {
    const edge = sorted[Math.floor((bin * sorted.length) / (BINS - 1))]
    if (edge !== undefined && edge !== edges.at(-1)) edges.push(edge)
  }
  return Float32Array.from(edges)
}

/** Number of edges below `value`: the bin; the first edge is the smallest value, so 0 stays for missing. */
function binOf(value: number, edges: Float32Array): number {
  if (Number.isNaN(value)) return 0
  let low = 0
  let high = edges.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((edges[middle] ?? 0) <= value) low = middle + 1
    else high = middle
  }
  return Math.max(low, 1)
}

function binInputs(inputs: readonly ArrayLike<number>[], width: number): Binned {
  const edges: Float32Array[] = []
  const columns: Uint8Array[] = []
  for (let j = 0; j < width; j++) {
    const column = Float32Array.from(inputs, (row) => row[j] ?? Number.NaN)
    const cuts = edgesOf(column)
    edges.push(cuts)
    columns.push(Uint8Array.from(column, (value) => binOf(value, cuts)))
  }
  return { columns, edges }
}

interface Growth {
  readonly gradients: Float64Array
  readonly curvatures: Float64Array
  /** Leaf of each sample so far. */
  readonly leaf: Uint8Array
  /** Samples this tree learns from. */
  readonly rows: Int32Array
  readonly leaves: number
  readonly l2: number
}

interface Split {
  readonly gain: number
  readonly bin: number
}

/** The best single cut of a column for all leaves at once. */
function bestCut(column: Uint8Array, growth: Growth, scratch: { g: Float64Array; h: Float64Array }): Split {
  const { g, h } = scratch
  g.fill(0, 0, growth.leaves * BINS)
  h.fill(0, 0, growth.leaves * BINS)
  for (let k = 0; k < growth.rows.length; k++) {
    const row = growth.rows[k] ?? 0
    const slot = (growth.leaf[row] ?? 0) * BINS + (column[row] ?? 0)
    g[slot] = (g[slot] ?? 0) + (growth.gradients[row] ?? 0)
    h[slot] = (h[slot] ?? 0) + (growth.curvatures[row] ?? 0)
  }
  const gains = new Float64Array(BINS)
  for (let leaf = 0; leaf < growth.leaves; leaf++) {
    let totalG = 0
    let totalH = 0
    for (let bin = 0; bin < BINS; bin++) {
      totalG += g[leaf * BINS + bin] ?? 0
      totalH += h[leaf * BINS + bin] ?? 0
    }
    let leftG = 0
    let leftH = 0
    for (let bin = 0; bin < BINS - 1; bin++) {
      leftG += g[leaf * BINS + bin] ?? 0
      leftH += h[leaf * BINS + bin] ?? 0
      const rightG = totalG - leftG
      gains[bin] =
        (gains[bin] ?? 0) + leftG ** 2 / (leftH + growth.l2) + rightG ** 2 / (totalH - leftH + growth.l2)
    }
  }
  let best = 0
  for (let bin = 1; bin < BINS - 1; bin++) if ((gains[bin] ?? 0) > (gains[best] ?? 0)) best = bin
  return { gain: gains[best] ?? 0, bin: best }
}

function leafValues(growth: Growth, rate: number): Float64Array {
  const g = new Float64Array(growth.leaves)
  const h = new Float64Array(growth.leaves)
  for (const row of growth.rows) {
    const leaf = growth.leaf[row] ?? 0
    g[leaf] = (g[leaf] ?? 0) + (growth.gradients[row] ?? 0)
    h[leaf] = (h[leaf] ?? 0) + (growth.curvatures[row] ?? 0)
  }
  return g.map((sum, leaf) => (-rate * sum) / ((h[leaf] ?? 0) + growth.l2))
}

function pick(count: number, share: number, random: () => number): Int32Array {
  return Int32Array.from({ length: count }, (_, index) => index).filter(() => random() < share)
}

/** Gradient-boosted symmetric trees on logistic loss (Friedman 2001; symmetric: Prokhorenkova et al. 2018). */
export function trainTrees(problem: DenseProblem, options: TreeOptions): TreeEnsemble {
  const count = problem.inputs.length
  const width = problem.inputs[0]?.length ?? 0
  const { columns, edges } = binInputs(problem.inputs, width)
  const random = createRandom(options.seed)
  const logits = new Float64Array(count)
  const gradients = new Float64Array(count)
  const curvatures = new Float64Array(count)
  const leaf = new Uint8Array(count)
  const size = 2 ** options.depth * BINS
  const scratch = { g: new Float64Array(size), h: new Float64Array(size) }
  const inputs: number[] = []
  const thresholds: number[] = []
  const leaves: number[] = []
  for (let tree = 0; tree < options.trees; tree++) {
    for (let i = 0; i < count; i++) {
      const p = 1 / (1 + Math.exp(-(logits[i] ?? 0)))
      const weight = problem.weights[i] ?? 0
      gradients[i] = weight * (p - (problem.labels[i] ?? 0))
      curvatures[i] = weight * p * (1 - p)
    }
    leaf.fill(0)
    const rows = pick(count, options.sampleShare, random)
    const allowed = pick(width, options.inputShare, random)
    for (let level = 0; level < options.depth; level++) {
      const growth = { gradients, curvatures, leaf, rows, leaves: 2 ** level, l2: options.l2 }
      let best = { gain: -1, bin: 0, column: 0 }
      for (const column of allowed) {
        const split = bestCut(columns[column] ?? new Uint8Array(count), growth, scratch)
        if (split.gain > best.gain) best = { ...split, column }
      }
      inputs.push(best.column)
      // Bin b holds values below edge b, so "bin > b" is "value >= edge b".
      const edge =
        best.bin === 0
          ? Number.NEGATIVE_INFINITY
          : (edges[best.column]?.[best.bin] ?? Number.POSITIVE_INFINITY)
      thresholds.push(edge)
      const column = columns[best.column] ?? new Uint8Array(count)
      for (let i = 0; i < count; i++) leaf[i] = (leaf[i] ?? 0) * 2 + ((column[i] ?? 0) > best.bin ? 1 : 0)
    }
    const values = leafValues(
      { gradients, curvatures, leaf, rows, leaves: 2 ** options.depth, l2: options.l2 },
      options.rate,
    )
    leaves.push(...values)
    for (let i = 0; i < count; i++) logits[i] = (logits[i] ?? 0) + (values[leaf[i] ?? 0] ?? 0)
  }
  return {
    depth: options.depth,
    inputs: Uint16Array.from(inputs),
    thresholds: Float32Array.from(thresholds),
    leaves: Float32Array.from(leaves),
  }
}
