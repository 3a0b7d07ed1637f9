/**
 * An ensemble of symmetric trees: all nodes of one level ask the same question, so a tree of depth d is d
 * (input, threshold) pairs and 2^d leaf values.
 */
export interface TreeEnsemble {
  readonly depth: number
  /** Input index of each level of each tree, tree after tree. */
  readonly inputs: Uint16Array
  /** The question of a level is `value >= threshold`; a missing value (NaN) answers no. */
  readonly thresholds: Float32Array
  readonly leaves: Float32Array
}

/** Sum of the leaves that the inputs fall into: additive log-odds. */
export function scoreTrees(
  { depth, inputs, thresholds, leaves }: TreeEnsemble,
  values: ArrayLike<number>,
): number {
  const trees = inputs.length / depth
  const width = 2 ** depth
  let sum = 0
  for (let tree = 0; tree < trees; tree++) {
    let leaf = 0
    for (let level = 0; level < depth; level++) {
      const at = tree * depth + level
      leaf = leaf * 2 + ((values[inputs[at] ?? 0] ?? Number.NaN) >= (thresholds[at] ?? 0) ? 1 : 0)
    }
    sum += leaves[tree * width + leaf] ?? 0
  }
  return sum
}
