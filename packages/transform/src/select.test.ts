import { describe, expect, it } from 'vitest'
import type { Edit } from './edit.ts'
import { keepPassing } from './keep-passing.ts'
import { selectEdits } from './select.ts'

const edit = (start: number, end: number, ruleId: string): Edit => ({
  start,
  end,
  before: 'x'.repeat(end - start),
  after: '',
  kind: 'rewording',
  reasons: [],
  ruleId,
  strength: 1,
  risk: 0,
  role: 'even',
})

describe('selectEdits', () => {
  it('takes two small edits over one large when they are worth more', () => {
    const worth: Record<string, number> = { large: 3, left: 2, right: 2 }
    const chosen = selectEdits([edit(0, 9, 'large'), edit(0, 4, 'left'), edit(5, 9, 'right')], {
      value: (e) => worth[e.ruleId] ?? 0,
      cost: () => 1,
      capacity: 10,
    })
    expect(chosen.map((e) => e.ruleId)).toEqual(['left', 'right'])
  })

  it('gives up the least valuable edits over the capacity and never takes worthless ones', () => {
    const worth: Record<string, number> = { good: 3, fair: 1, bad: -1 }
    const chosen = selectEdits([edit(0, 2, 'good'), edit(3, 5, 'fair'), edit(6, 8, 'bad')], {
      value: (e) => worth[e.ruleId] ?? 0,
      cost: () => 1,
      capacity: 1,
    })
    expect(chosen.map((e) => e.ruleId)).toEqual(['good'])
  })
})

describe('keepPassing', () => {
  it('drops the failing items alone', () => {
    expect(keepPassing([1, 2, 3, 4, 5, 6, 7], (kept) => !kept.includes(3) && !kept.includes(6))).toEqual([
      1, 2, 4, 5, 7,
    ])
  })
})
