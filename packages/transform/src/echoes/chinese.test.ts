import { describe, expect, it } from 'vitest'
import type { Edit } from '../edit.ts'
import type { Standing } from '../role.ts'
import { CHINESE_HEARING } from './chinese.ts'
import { echoes } from './echoes.ts'

function edit(text: string, before: string, after: string, standing: Standing = { role: 'even' }): Edit {
  const start = text.indexOf(before)
  const rest = { kind: 'synonym', reasons: [], ruleId: 'x', strength: 3, risk: 0 } as const
  return { start, end: start + before.length, before, after, ...standing, ...rest }
}

describe('echoes', () => {
  it('hears a word that the next sentence says already', () => {
    const text = '我们学会珍惜。经历过失去，才更懂得珍惜。'
    expect(echoes(text, edit(text, '学会', '懂得'), CHINESE_HEARING)).toBe(true)
  })

  it('lets a word pass that replaces one said as often', () => {
    const text = '影片很感人。这部电影的配乐也好，影片的结尾更好。'
    expect(echoes(text, edit(text, '影片', '电影'), CHINESE_HEARING)).toBe(false)
  })

  it('does not hear a word a paragraph away', () => {
    const text = `我们学会珍惜。${'日子一天天地过去。'.repeat(10)}他懂得感恩。`
    expect(echoes(text, edit(text, '学会', '懂得'), CHINESE_HEARING)).toBe(false)
  })

  it('never stands in the way of a repair', () => {
    const text = '他懂得珍惜，也懂的感恩。'
    expect(echoes(text, edit(text, '懂的', '懂得', { role: 'repair' }), CHINESE_HEARING)).toBe(false)
  })
})
