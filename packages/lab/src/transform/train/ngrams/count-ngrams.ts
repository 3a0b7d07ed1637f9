import {
  BORDER,
  hashUnits,
  LOG_STEPS,
  type NgramTable,
  toUnits,
  type Unit,
} from '@redraft/transform/internals'

/** Counts n-grams of running text; `add` may be called any number of times, also with ready-made counts. */
export class NgramCounter {
  readonly #counts = new Map<number, number>()
  readonly #orderOf = new Map<number, number>()
  #total = 0

  constructor(
    readonly unit: Unit,
    readonly order: number,
  ) {}

  /** One paragraph of text. */
  addText(text: string): void {
    const units = [BORDER, ...toUnits(text, this.unit), BORDER]
    this.#total += units.length
    for (let end = 1; end <= units.length; end++)
      for (let size = 1; size <= Math.min(this.order, end); size++) this.#add(units, end - size, end, 1)
  }

  /** One n-gram with a count taken from elsewhere. */
  addCount(ngram: string, count: number): void {
    const units = toUnits(ngram, this.unit)
    if (units.length > 0 && units.length <= this.order) this.#add(units, 0, units.length, count)
  }

  #add(units: readonly string[], from: number, to: number, count: number): void {
    const hash = hashUnits(units, from, to)
    this.#counts.set(hash, (this.#counts.get(hash) ?? 0) + count)
    if (!this.#orderOf.has(hash)) this.#orderOf.set(hash, to - from)
  }

  /** The table of n-grams seen at least `least[n]` times, n from 1. */
  table(least: readonly number[]): NgramTable {
    const kept = [...this.#counts].filter(
      ([hash, count]) => count >= (least[this.#orderOf.get(hash) ?? 1] ?? 1),
    )
    kept.sort((a, b) => a[0] - b[0])
    return {
      unit: this.unit,
      order: this.order,
      total: this.#total,
      hashes: Uint32Array.from(kept, ([hash]) => hash),
      logs: Uint8Array.from(kept, ([, count]) => Math.min(255, Math.round(LOG_STEPS * Math.log(count)))),
    }
  }
}
