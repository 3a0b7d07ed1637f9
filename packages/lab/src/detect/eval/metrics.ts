/** Scores with their labels (1 machine, 0 human). */
export interface Scored {
  readonly scores: readonly number[]
  readonly labels: readonly (0 | 1)[]
}

/** Area under the ROC curve by ranks, ties counting half; NaN when a label is missing. */
export function auroc({ scores, labels }: Scored): number {
  const order = [...scores.keys()].sort((a, b) => (scores[a] ?? 0) - (scores[b] ?? 0))
  let rankSum = 0
  let positives = 0
  for (let start = 0; start < order.length; ) {
    let end = start
    while (end < order.length && scores[order[end] ?? 0] === scores[order[start] ?? 0]) end++
    for (let at = start; at < end; at++) {
      if (labels[order[at] ?? 0] !== 1) continue
      rankSum += (start + end + 1) / 2
      positives++
    }
    start = end
  }
  const negatives = scores.length - positives
  return (rankSum - (positives * (positives + 1)) / 2) / (positives * negatives)
}

/** Share of machine texts above the score that a share `fpr` of human texts exceeds; NaN without both. */
export function tprAtFpr({ scores, labels }: Scored, fpr: number): number {
  const human = scores.filter((_, index) => labels[index] === 0).sort((a, b) => b - a)
  const machine = scores.filter((_, index) => labels[index] === 1)
  const cut = human[Math.floor(human.length * fpr)]
  if (cut === undefined || machine.length === 0) return Number.NaN
  return machine.filter((score) => score > cut).length / machine.length
}

export interface CalibrationBin {
  readonly meanScore: number
  readonly machineShare: number
  readonly count: number
}

/** Equal-width bins of the score with the share of machine texts in each; empty bins are left out. */
export function calibrationBins({ scores, labels }: Scored, bins = 15): CalibrationBin[] {
  const sums = Array.from({ length: bins }, () => ({ score: 0, machine: 0, count: 0 }))
  for (const [index, score] of scores.entries()) {
    const bin = sums[Math.min(Math.floor(score * bins), bins - 1)]
    if (bin === undefined) continue
    bin.score += score
    bin.machine += labels[index] ?? 0
    bin.count++
  }
  return sums
    .filter((bin) => bin.count > 0)
    .map(({ score, machine, count }) => ({ meanScore: score / count, machineShare: machine / count, count }))
}

/** Expected calibration error: mean |score − machine share| over bins, weighted by their size (Naeini 2015). */
export function calibrationError(scored: Scored, bins = 15): number {
  const total = scored.scores.length
  return calibrationBins(scored, bins).reduce(
    (sum, bin) => sum + (bin.count / total) * Math.abs(bin.meanScore - bin.machineShare),
    0,
  )
}

/** 2.5th and 97.5th percentile of a metric over resamples with replacement. */
export function bootstrapInterval(
  scored: Scored,
  metric: (scored: Scored) => number,
  options: { resamples: number; random: () => number },
): [number, number] {
  const size = scored.scores.length
  const values: number[] = []
  for (let round = 0; round < options.resamples; round++) {
    const picks = Array.from({ length: size }, () => Math.floor(options.random() * size))
    const value = metric({
      scores: picks.map((i) => scored.scores[i] ?? 0),
      labels: picks.map((i) => scored.labels[i] ?? 0),
    })
    if (Number.isFinite(value)) values.push(value)
  }
  values.sort((a, b) => a - b)
  const at = (share: number) =>
    values[Math.min(Math.floor(share * values.length), values.length - 1)] ?? Number.NaN
  return [at(0.025), at(0.975)]
}
