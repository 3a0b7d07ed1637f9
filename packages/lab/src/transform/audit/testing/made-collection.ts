import type { Firing } from '../firing.ts'
import type { Collected } from '../scratch.ts'

/** A firing of humanize with made-up words around it. */
export function firing(id: string, place: number, more: Partial<Firing> = {}): Firing {
  return {
    ...{ ids: [id], group: 'humanize', mode: 'reduce-aigc', row: `row-${id}-${place}`, label: 'ai' },
    ...{ left: 'left ', right: ' right', before: `before ${place}`, after: '' },
    ...{ kind: 'stock_phrase', role: 'stock', purposes: ['unmark'], strength: 2, risk: 0.02, gain: 0.5 },
    ...{ position: place / 100, besides: 0 },
    ...more,
  }
}

/** A collection in which each id made so many edits of humanize, one a text. */
export function madeCollection(made: Readonly<Record<string, number>>): Collected {
  const ids = Object.entries(made)
  return {
    collection: {
      ...{ language: 'en', units: 5000, rows: 100, seed: 1 },
      counts: Object.fromEntries(
        ids.map(([id, count]) => [id, { proposed: 2 * count, made: { humanize: count } }]),
      ),
    },
    firings: ids.flatMap(([id, count]) => Array.from({ length: count }, (_, place) => firing(id, place))),
  }
}
