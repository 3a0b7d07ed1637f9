import { describe, expect, it } from 'vitest'
import type { Firing } from '../firing.ts'
import type { SheetItem } from '../sheet/draw-items.ts'
import { firing, madeCollection } from '../testing/made-collection.ts'
import { agreementOf, countVerdicts } from './count-verdicts.ts'
import { formatTable } from './format-table.ts'
import { formatFamilies, precisionByFamily, purposeFamily } from './precision-by-family.ts'
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
  it('has a row for each id and group, those that never fired too, and marks verdicts of rules that changed', () => {
    const { collection } = madeCollection({ 'a.often': 4, 'b.also': 2, 'x.gone': 3 })
    const never = { proposed: 5, made: {} }
    const counts = { ...collection.counts, 'z.never': never }
    const agreement = { pairs: 2, same: 0, sameOnUndo: 1, kappaOnUndo: 0 }
    const ids = {
      present: new Set(['a.often', 'b.also', 'z.never']),
      narrowed: new Set(['b.also']),
      moved: new Set(['a.often']),
    }
    const table = formatTable({ ...collection, counts }, countVerdicts(ITEMS, VERDICTS), agreement, ids)
    expect(table.split('\n')).toEqual([
      '# 5000 words of 100 texts, read once for each group (seed 1)',
      '# judged twice: 2, same verdict 0, same on undoing 1, kappa on undoing 0.00',
      'id\tgroup\tproposed\tfired\tjudged\tpreferred\tequal\tundone\tform',
      'a.often\thumanize\t8\t4\t2\t1\t0\t1\tmoved',
      'b.also\thumanize\t4\t2\t1\t0\t0\t1\tnarrowed',
      'z.never\tnone\t5\t0\t0\t0\t0\t0',
      '',
    ])
  })
})

describe('precision by family', () => {
  it('counts by goal group and purpose, then without the rules that went or were narrowed', () => {
    const isLeft = ({ ids }: Firing) => !ids.includes('b.also')
    const families = precisionByFamily(ITEMS, VERDICTS, { familyOf: purposeFamily, isLeft })
    expect(families.map(({ group, family, before, after }) => [group, family, before, after])).toEqual([
      ['humanize', 'unmark', { prefer: 1, equal: 0, undo: 1 }, { prefer: 1, equal: 0, undo: 0 }],
      ['rewrite', 'unmark', { prefer: 0, equal: 1, undo: 0 }, { prefer: 0, equal: 0, undo: 0 }],
    ])
    expect(formatFamilies('en', families)).toBe(
      '| en | humanize | unmark | 2: 50 / 0 / 50 | 1: 100 / 0 / 0 |\n| en | rewrite | unmark | 1: 0 / 100 / 0 | 0 |\n',
    )
  })
})
