import type { Source } from '../source.ts'

/** An invariant of the whole text: undefined when it holds, else one line saying what was lost. */
export interface Gate {
  readonly id: string
  check(source: Source, output: string): string | undefined
}

/** Counts equal strings. */
export function multiset(items: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const item of items) counts.set(item, (counts.get(item) ?? 0) + 1)
  return counts
}

/** The first item whose count differs between two multisets, with the direction, else undefined. */
export function firstDifference(
  before: ReadonlyMap<string, number>,
  after: ReadonlyMap<string, number>,
): string | undefined {
  for (const [item, count] of before) {
    const now = after.get(item) ?? 0
    if (now < count) return `lost "${item}"`
    if (now > count) return `repeated "${item}"`
  }
  for (const item of after.keys()) if (!before.has(item)) return `new "${item}"`
  return undefined
}

/** A gate that compares the multisets of what `extract` finds in both texts. */
export function sameMultisetGate(id: string, extract: (text: string) => Iterable<string>): Gate {
  return {
    id,
    check: (source, output) => firstDifference(multiset(extract(source.text)), multiset(extract(output))),
  }
}
