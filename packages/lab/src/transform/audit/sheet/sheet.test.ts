import { describe, expect, it } from 'vitest'
import { firing, madeCollection } from '../testing/made-collection.ts'
import { drawItems } from './draw-items.ts'
import { frequentIds } from './frequent-ids.ts'
import { formatSheet } from './write-sheets.ts'

const DRAWING = { seed: 1, perId: 8, perSheet: 30 }
const collected = madeCollection({ 'a.often': 40, 'b.also': 30, 'c.some': 20, 'd.rare': 5 })

describe('the ids to be judged', () => {
  it('are the most frequent ones that together make nine tenths of the edits of a group', () => {
    expect([...frequentIds(collected.collection, ['humanize'])]).toEqual(['a.often', 'b.also', 'c.some'])
    expect([...frequentIds(collected.collection, ['rewrite'])]).toEqual([])
  })
})

describe('sheets', () => {
  const items = drawItems(collected, DRAWING)

  it('hold eight firings of each id, no place twice, and are the same for a seed', () => {
    const own = items.filter(({ repeats }) => repeats === undefined)
    for (const id of ['a.often', 'b.also', 'c.some'])
      expect(own.filter(({ firing: { ids } }) => ids.includes(id))).toHaveLength(8)
    expect(own).toHaveLength(24)
    expect(drawItems(collected, DRAWING)).toEqual(items)
  })

  it('repeat a twentieth of their items in the sheet of another reader', () => {
    const dealt = drawItems(collected, { ...DRAWING, perSheet: 12 })
    const repeated = dealt.filter(({ repeats }) => repeats !== undefined)
    expect(repeated).toHaveLength(2)
    for (const { repeats, sheet, firing: shown } of repeated) {
      const original = dealt.find(({ item }) => item === repeats)
      expect(original?.firing).toEqual(shown)
      expect(original?.sheet).not.toBe(sheet)
    }
  })

  it('come with the most frequent ids first', () => {
    const first = drawItems(collected, { ...DRAWING, perSheet: 8 }).filter(({ sheet }) => sheet === 1)
    const own = first.filter(({ repeats }) => repeats === undefined)
    expect(new Set(own.map((each) => each.firing.ids[0]))).toEqual(new Set(['a.often']))
  })

  it('leave out what was judged before', () => {
    const left = drawItems(collected, { ...DRAWING, settled: new Set(['a.often']) })
    expect(left.some(({ firing: { ids } }) => ids.includes('a.often'))).toBe(false)
  })

  it('show the edit in its place on one line and nothing of what made it', () => {
    const sheet = formatSheet([{ item: 7, sheet: 1, firing: firing('a.often', 0, { left: 'One.\nThus ' }) }])
    expect(sheet).toBe('7. …One. ⏎ Thus [[before 0 → ∅]] right…\n')
  })

  it('take edits that one id made alone before those that it shares', () => {
    const shared = { ...collected, firings: [firing('c.some', 90, { ids: ['c.some', 'x.other'] })] }
    const ids = (firings: typeof collected.firings) =>
      drawItems({ ...collected, firings }, { ...DRAWING, perId: 1 }).map((each) => each.firing.ids)
    expect(ids([...shared.firings, firing('c.some', 91)])).toEqual([['c.some']])
    expect(ids(shared.firings)).toEqual([['c.some', 'x.other']])
  })
})
