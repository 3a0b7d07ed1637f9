import type { RankerWeights } from '@redraft/transform/internals'
import type { Example } from './examples.ts'

const RATE = 0.15
/** Pull towards zero per step, for weights of proposers and of groups. */
const DECAY = { names: 2e-5, features: 1e-7 }

/** A name that was seen less often, or weighs less, is left out. */
const FEWEST = 25
const LEAST = 0.15

interface Cell {
  value: number
  times: number
  squares: number
}

/** Logistic regression by AdaGrad: weights of the features for each group, of the names for each proposer. */
export class LogisticRegression {
  private readonly groups = new Map<string, Cell[]>()
  private readonly proposers = new Map<string, Map<string, Cell>>()

  constructor(
    private readonly features: readonly string[],
    /** Mean size of each feature, so that one rate suits all. */
    private readonly scales: readonly number[],
  ) {}

  score(example: Example): number {
    let score = 0
    const cells = this.cellsOf(example.group)
    for (const [at, value] of example.features.entries())
      score += (value / (this.scales[at] ?? 1)) * (cells[at]?.value ?? 0)
    const own = this.namesOf(example.proposer)
    for (const name of example.names) score += own.get(name)?.value ?? 0
    return score
  }

  learn(example: Example): number {
    const probability = 1 / (1 + Math.exp(-this.score(example)))
    const gradient = (probability - (example.isRight ? 1 : 0)) * example.weight
    for (const [at, cell] of this.cellsOf(example.group).entries())
      step(cell, gradient * ((example.features[at] ?? 0) / (this.scales[at] ?? 1)), DECAY.features)
    const own = this.namesOf(example.proposer)
    for (const name of example.names) {
      const cell = own.get(name) ?? { value: 0, squares: 0.1, times: 0 }
      own.set(name, cell)
      step(cell, gradient, DECAY.names)
    }
    return -Math.log(Math.max(1e-9, example.isRight ? probability : 1 - probability)) * example.weight
  }

  weights(): RankerWeights {
    return {
      features: [...this.features],
      groups: Object.fromEntries(
        [...this.groups]
          .toSorted(byName)
          .map(([name, cells]) => [
            name,
            cells.map(({ value }, at) => rounded(value / (this.scales[at] ?? 1))),
          ]),
      ),
      proposers: Object.fromEntries(
        [...this.proposers].toSorted(byName).map(([proposer, names]) => [
          proposer,
          Object.fromEntries(
            [...names]
              .toSorted(byName)
              .filter(([, { times }]) => times >= FEWEST)
              .map(([name, { value }]) => [name, rounded(value)] as const)
              .filter(([name, value]) => name === 'bias' || Math.abs(value) >= LEAST),
          ),
        ]),
      ),
    }
  }

  private cellsOf(name: string): Cell[] {
    const cells = this.groups.get(name) ?? this.features.map(() => ({ value: 0, squares: 0.1, times: 0 }))
    this.groups.set(name, cells)
    return cells
  }

  private namesOf(proposer: string): Map<string, Cell> {
    const names = this.proposers.get(proposer) ?? new Map<string, Cell>()
    this.proposers.set(proposer, names)
    return names
  }
}

function step(cell: Cell, gradient: number, decay: number): void {
  cell.times++
  cell.squares += gradient * gradient
  cell.value -= (RATE * gradient) / Math.sqrt(cell.squares) + decay * cell.value
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
const rounded = (value: number) => Math.round(value * 100) / 100
