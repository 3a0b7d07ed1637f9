import { describe, expect, it } from 'vitest'
import { describeChanges } from './changes.ts'
import type { Edit } from './edit.ts'
import { changedShare } from './measure.ts'

describe('changedShare', () => {
  it.each([
    ['the same words', 'a b c d', 'a b c d', 0],
    ['one word of four', 'a b c d', 'a x c d', 0.25],
    ['other words', 'a b', 'c d', 1],
    ['Chinese characters', '我们走', '我们跑', 1 / 3],
    ['nothing', '', '', 0],
  ])('measures %s', (_label, before, after, expected) => {
    expect(changedShare(before, after)).toBeCloseTo(expected)
  })
})

describe('describeChanges', () => {
  it('places edits in the output in code points', () => {
    const edit: Edit = {
      start: 3,
      end: 10,
      before: 'utilise',
      after: 'use',
      kind: 'plain_word',
      reasons: [{ code: 'plainer_word' }, { code: 'shorter_word' }],
      ruleId: 'a.b',
      strength: 1,
      risk: 0,
      role: 'even',
    }
    expect(describeChanges('😀 utilise it', [edit])).toMatchObject([
      {
        ...{ start: 2, end: 5, before: 'utilise', after: 'use', kind: 'plain_word' },
        reason: 'A plainer word for the same. A shorter word for the same.',
        code: 'plainer_word+shorter_word',
      },
    ])
  })
})
