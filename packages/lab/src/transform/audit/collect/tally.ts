import { createRandom } from '@redraft/transform/internals'
import type { Collection, Firing } from '../firing.ts'
import type { GoalGroup } from '../goal-groups.ts'

/** Made firings kept of each id in each goal group, every one with the same chance. */
const KEPT = 24

interface Counts {
  proposed: number
  readonly made: Partial<Record<GoalGroup, number>>
}

interface Reservoir {
  seen: number
  readonly firings: Firing[]
}

/** Counts firings by rule or operation and keeps a fair sample of them in bounded memory. */
export class Tally {
  readonly #counts = new Map<string, Counts>()
  readonly #reservoirs = new Map<string, Reservoir>()
  readonly #random: () => number

  constructor(
    seed: number,
    readonly kept = KEPT,
  ) {
    this.#random = createRandom(seed)
  }

  /** Takes over what an earlier tally counted and kept. */
  restore(counts: Collection['counts'], firings: readonly Firing[]): void {
    for (const [id, { proposed, made }] of Object.entries(counts))
      this.#counts.set(id, { proposed, made: { ...made } })
    for (const firing of firings) this.#keep(keyOf(firing), firing)
    for (const [key, reservoir] of this.#reservoirs) {
      const [id = '', group] = key.split(' ')
      const made = group && counts[id]?.made[group as GoalGroup]
      // What several rules made together is rare, and all that is known of it is what was kept.
      if (made) reservoir.seen = Math.max(reservoir.seen, made)
    }
  }

  addProposals(counts: ReadonlyMap<string, number>): void {
    for (const [id, count] of counts) this.#countsOf(id).proposed += count
  }

  /** An edit of several parts counts for each of them, and is kept under the first: it is judged as one. */
  addFiring(firing: Firing): void {
    for (const id of new Set(firing.ids)) {
      const { made } = this.#countsOf(id)
      made[firing.group] = (made[firing.group] ?? 0) + 1
    }
    this.#keep(keyOf(firing), firing)
  }

  /** Samples of a key: Vitter's algorithm R. */
  #keep(key: string, firing: Firing): void {
    const reservoir = this.#reservoirs.get(key) ?? { seen: 0, firings: [] }
    this.#reservoirs.set(key, reservoir)
    reservoir.seen++
    const place =
      reservoir.firings.length < this.kept
        ? reservoir.firings.length
        : Math.floor(this.#random() * reservoir.seen)
    if (place < this.kept) reservoir.firings[place] = firing
  }

  #countsOf(id: string): Counts {
    const counts = this.#counts.get(id) ?? { proposed: 0, made: {} }
    this.#counts.set(id, counts)
    return counts
  }

  counts(): Collection['counts'] {
    return Object.fromEntries([...this.#counts].sort(([a], [b]) => (a < b ? -1 : 1)))
  }

  firings(): Firing[] {
    return [...this.#reservoirs.values()].flatMap(({ firings }) => firings)
  }
}

function keyOf({ ids, group }: Firing): string {
  return `${ids.join('+')} ${group}`
}
