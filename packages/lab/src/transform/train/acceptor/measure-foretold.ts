import { createRandom } from '@redraft/transform/internals'
import type { Foretold } from './cross-validate.ts'

export type Judge = 'acceptor' | 'record'

/** Share of undone edits among the best `coverage` of them by a judge; edits that it holds equal share the last places. */
export function undoneAt(foretold: readonly Foretold[], judge: Judge, coverage: number): number {
  const places = coverage * foretold.length
  const levels = new Map<number, { edits: number; undone: number }>()
  for (const each of foretold) {
    const level = levels.get(each[judge]) ?? { edits: 0, undone: 0 }
    levels.set(each[judge], level)
    level.edits++
    if (each.isUndone) level.undone++
  }
  let taken = 0
  let undone = 0
  for (const [, level] of [...levels].sort(([a], [b]) => a - b)) {
    const share = Math.min(1, (places - taken) / level.edits)
    if (share <= 0) break
    taken += share * level.edits
    undone += share * level.undone
  }
  return taken === 0 ? 0 : undone / taken
}

/** Mean ln loss in nats. */
export function logLoss(foretold: readonly Foretold[], judge: Judge): number {
  const losses = foretold.map(
    (each) => -Math.log(Math.max(1e-6, each.isUndone ? each[judge] : 1 - each[judge])),
  )
  return losses.reduce((sum, loss) => sum + loss, 0) / losses.length
}

/** Chance that an undone edit was held more likely to be undone than one that was not. */
export function rankingOf(foretold: readonly Foretold[], judge: Judge): number {
  const undone = foretold.filter((each) => each.isUndone)
  const kept = foretold.filter((each) => !each.isUndone)
  let won = 0
  for (const bad of undone)
    for (const good of kept) won += bad[judge] > good[judge] ? 1 : bad[judge] === good[judge] ? 0.5 : 0
  return won / Math.max(1, undone.length * kept.length)
}

/** A tenth of the edits by what was foretold, and what came. */
export interface ReliabilityStep {
  readonly foretold: number
  readonly undone: number
  readonly edits: number
}

export function reliability(foretold: readonly Foretold[], judge: Judge, steps = 5): ReliabilityStep[] {
  const sorted = [...foretold].sort((a, b) => a[judge] - b[judge])
  return Array.from({ length: steps }, (_, step) => {
    const own = sorted.slice((step * sorted.length) / steps, ((step + 1) * sorted.length) / steps)
    const mean = (value: (each: Foretold) => number) =>
      own.reduce((sum, each) => sum + value(each), 0) / Math.max(1, own.length)
    return {
      ...{ edits: own.length, foretold: mean((each) => each[judge]) },
      undone: mean((each) => Number(each.isUndone)),
    }
  })
}

const RESAMPLES = 400

/** 95 % interval of what the acceptor saves at a coverage, by drawing the texts anew. */
export function savingInterval(
  foretold: readonly Foretold[],
  coverage: number,
  seed: number,
): [number, number] {
  const random = createRandom(seed)
  const texts = new Map<number, Foretold[]>()
  for (const each of foretold) texts.set(each.text, [...(texts.get(each.text) ?? []), each])
  const byText = [...texts.values()]
  const savings = Array.from({ length: RESAMPLES }, () => {
    const drawn = byText.flatMap(() => byText[Math.floor(random() * byText.length)] ?? [])
    return undoneAt(drawn, 'record', coverage) - undoneAt(drawn, 'acceptor', coverage)
  }).sort((a, b) => a - b)
  const at = (share: number) => savings[Math.floor(share * (RESAMPLES - 1))] ?? 0
  return [at(0.025), at(0.975)]
}
