import type { RankerWeights } from '@redraft/transform/internals'
import type { Example } from './examples.ts'

const RATE = 0.15
/** Pull towards zero per step, for weights of proposers and of classes. */
const DECAY = { names: 2e-6, features: 1e-7 }

interface Cell {
  value: number
  squares: number
}

/** Logistic regression by AdaGrad: weights of the features for each class, of the names for each proposer. */
export class LogisticRegression {
  private readonly classes = new Map<string, Cell[]>()
  private readonly proposers = new Map<string, Map<string, Cell>>()

  constructor(
    private readonly features: readonly string[],
    /** Mean size of each feature, so that one rate suits all. */
    private readonly scales: readonly number[],
  ) {}

  score(example: Example): number {
    let score = 0
    const cells = this.cellsOf(example.class)
    for (const [at, value] of example.features.entries())
      score += (value / (this.scales[at] ?? 1)) * (cells[at]?.value ?? 0)
    const own = this.namesOf(example.proposer)
    for (const name of example.names) score += own.get(name)?.value ?? 0
    return score
  }

  learn(example: Example): number {
    const probability = 1 / (1 + Math.exp(-this.score(example)))
    const gradient = (probability - (example.isRight ? 1 : 0)) * example.weight
    for (const [at, cell] of this.cellsOf(example.class).entries())
      step(cell, gradient * ((example.features[at] ?? 0) / (this.scales[at] ?? 1)), DECAY.features)
    const own = this.namesOf(example.proposer)
    for (const name of example.names) {
      const cell = own.get(name) ?? { value: 0, squares: 0.1 }
      own.set(name, cell)
      step(cell, gradient, DECAY.names)
    }
    return -Math.log(Math.max(1e-9, example.isRight ? probability : 1 - probability)) * example.weight
  }

  weights(): RankerWeights {
    return {
      features: [...this.features],
      classes: Object.fromEntries(
        [...this.classes]
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
              .map(([name, { value }]) => [name, rounded(value)] as const)
              .filter(([name, value]) => name === 'bias' || Math.abs(value) >= 0.05),
          ),
        ]),
      ),
    }
  }

  private cellsOf(name: string): Cell[] {
    const cells = this.classes.get(name) ?? this.features.map(() => ({ value: 0, squares: 0.1 }))
    this.classes.set(name, cells)
    return cells
  }

  private namesOf(proposer: string): Map<string, Cell> {
    const names = this.proposers.get(proposer) ?? new Map<string, Cell>()
    this.proposers.set(proposer, names)
    return names
  }
}

function step(cell: Cell, gradient: number, decay: number): void {
  cell.squares += gradient * gradient
  cell.value -= (RATE * gradient) / Math.sqrt(cell.squares) + decay * cell.value
}

const byName = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) => (a < b ? -1 : 1)
const rounded = (value: number) => Math.round(value * 1000) / 1000
