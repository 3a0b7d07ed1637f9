import { createRandom } from '@redraft/transform/internals'
import { shuffled } from '../collect/read-corpus.ts'
import type { Firing } from '../firing.ts'
import type { GoalGroup } from '../goal-groups.ts'
import type { Collected } from '../scratch.ts'
import { frequentIds } from './frequent-ids.ts'

/** A firing as it is put before a reader. */
export interface SheetItem {
  /** Unlike those of every other item of a language. */
  readonly item: number
  /** Which sheet it stands in, from 1. */
  readonly sheet: number
  readonly firing: Firing
  /** The item that it shows a second time, in another reader's sheet. */
  readonly repeats?: number | undefined
}

/** Groups that are judged by one question with one bar, in the order in which they are read. */
export const READINGS: readonly (readonly GoalGroup[])[] = [['humanize', 'rewrite'], ['paraphrase']]

/** One item in so many is judged twice. */
const ITEMS_PER_REPEAT = 20

export interface Drawing {
  readonly seed: number
  /** Firings of each id that are judged, all there are when fewer. */
  readonly perId: number
  readonly perSheet: number
  /** Ids whose firings were judged before and need no more. */
  readonly settled?: ReadonlySet<string>
}

/**
 * Draws firings of the ids that make up most edits and deals them out to sheets, those of humanize and rewrite first and
 * the most frequent ids first, so that a part of the sheets judges some ids whole; a sheet is shuffled, and a twentieth
 * of it repeated in the next one.
 */
export function drawItems(
  collected: Collected,
  { seed, perId, perSheet, settled = new Set() }: Drawing,
): SheetItem[] {
  const random = createRandom(seed)
  const taken = new Set<string>()
  const sheets = READINGS.flatMap((groups) => {
    const firings = shuffled(
      collected.firings.filter(({ group }) => groups.includes(group)),
      random,
    )
    const drawn = [...frequentIds(collected.collection, groups)]
      .filter((id) => !settled.has(id))
      .flatMap((id) => firingsOf(id, firings, { perId, taken }))
    return dealOut(drawn, perSheet).map((sheet) => shuffled(sheet, random))
  })
  return numbered(withRepeats(sheets, random))
}

/** Firings of one id, those that it made alone first; none that another id has brought already. */
function firingsOf(
  id: string,
  firings: readonly Firing[],
  { perId, taken }: { readonly perId: number; readonly taken: Set<string> },
): Firing[] {
  const own = firings
    .filter(({ ids }) => ids.includes(id))
    .sort((a, b) => Number(a.ids.length > 1) - Number(b.ids.length > 1))
  const drawn: Firing[] = []
  for (const firing of own) {
    const place = `${firing.row}:${firing.position}:${firing.after}`
    if (drawn.length >= perId || taken.has(place)) continue
    taken.add(place)
    drawn.push(firing)
  }
  return drawn
}

function dealOut(firings: readonly Firing[], perSheet: number): Firing[][] {
  const count = Math.ceil(firings.length / perSheet)
  const size = Math.ceil(firings.length / Math.max(1, count))
  return Array.from({ length: count }, (_, sheet) => firings.slice(sheet * size, (sheet + 1) * size))
}

interface Placed {
  readonly firing: Firing
  readonly isRepeat: boolean
}

/** Puts some firings of every sheet into the next one too, in places drawn by lot. */
function withRepeats(sheets: readonly (readonly Firing[])[], random: () => number): Placed[][] {
  const lent = sheets.map((firings) =>
    sheets.length < 2 ? [] : shuffled(firings, random).slice(0, Math.ceil(firings.length / ITEMS_PER_REPEAT)),
  )
  return sheets.map((firings, index) => {
    const repeats = lent[(index + sheets.length - 1) % sheets.length] ?? []
    return shuffled(
      [
        ...firings.map((firing) => ({ firing, isRepeat: false })),
        ...repeats.map((firing) => ({ firing, isRepeat: true })),
      ],
      random,
    )
  })
}

function numbered(sheets: readonly (readonly Placed[])[]): SheetItem[] {
  const flat = sheets.flatMap((placed, index) => placed.map((each) => ({ ...each, sheet: index + 1 })))
  const items = flat.map((each, index) => ({ ...each, item: index + 1 }))
  const originals = new Map(items.filter(({ isRepeat }) => !isRepeat).map((each) => [each.firing, each.item]))
  return items.map(({ item, sheet, firing, isRepeat }) => ({
    ...{ item, sheet, firing },
    ...(isRepeat ? { repeats: originals.get(firing) } : {}),
  }))
}
