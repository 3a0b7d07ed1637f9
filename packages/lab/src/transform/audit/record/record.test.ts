import { describe, expect, it } from 'vitest'
import type { SheetItem } from '../sheet/draw-items.ts'
import { firing, madeCollection } from '../testing/made-collection.ts'
import { agreementOf, countVerdicts } from './count-verdicts.ts'
import { formatTable } from './format-table.ts'
import { readVerdicts } from './read-verdicts.ts'

const item = (number: number, id: string, more: Partial<SheetItem> = {}): SheetItem => ({
  ...{ item: number, sheet: 1, firing: firing(id, number) },
  ...more,
})
const ITEMS = [
  item(1, 'a.often'),
  item(2, 'a.often', { firing: firing('a.often', 2, { ids: ['a.often', 'b.also'] }) }),
  item(3, 'b.also', { firing: firing('b.also', 3, { group: 'rewrite' }) }),
  item(4, 'a.often', { sheet: 2, repeats: 1 }),
  item(5, 'b.also', { sheet: 2, repeats: 3 }),
]
const VERDICTS = readVerdicts(
  'item\tverdict\tnote\n1\tprefer\t\n2\tundo\tMEANING\n3\tequal\t\n4\tequal\t\n5\tundo\tclumsy\n',
)

describe('verdicts', () => {
  it('count for every part of an edit, by goal group, a second judgement for none', () => {
    expect(Object.fromEntries(countVerdicts(ITEMS, VERDICTS))).toEqual({
      'a.often humanize': { prefer: 1, equal: 0, undo: 1 },
      'b.also humanize': { prefer: 0, equal: 0, undo: 1 },
      'b.also rewrite': { prefer: 0, equal: 1, undo: 0 },
    })
  })

  it('of two readers are compared where both judged the same firing', () => {
    expect(agreementOf(ITEMS, VERDICTS)).toMatchObject({ pairs: 2, same: 0, sameOnUndo: 1 })
  })

  it('that are none, or given twice, are refused', () => {
    expect(() => readVerdicts('1\tfine')).toThrow('line 1')
    expect(() => readVerdicts('1\tundo\n1\tequal')).toThrow('judged already')
  })
})

describe('the audit table', () => {
  it('has a row for each id and group, the ids that never fired too, and no passage', () => {
    const { collection } = madeCollection({ 'a.often': 4, 'b.also': 2, 'z.never': 0 })
    const never = { proposed: 5, made: {} }
    const counts = { ...collection.counts, 'z.never': never }
    const table = formatTable({ ...collection, counts }, countVerdicts(ITEMS, VERDICTS), {
      ...{ pairs: 2, same: 0, sameOnUndo: 1, kappaOnUndo: 0 },
    })
    expect(table.split('\n')).toEqual([
      '# 5000 words of 100 texts, read once for each group (seed 1)',
      '# judged twice: 2, same verdict 0, same on undoing 1, kappa on undoing 0.00',
      'id\tgroup\tproposed\tfired\tjudged\tpreferred\tequal\tundone',
      'a.often\thumanize\t8\t4\t2\t1\t0\t1',
      'b.also\thumanize\t4\t2\t1\t0\t0\t1',
      'z.never\tnone\t5\t0\t0\t0\t0\t0',
      '',
    ])
  })
})
