import { describe, expect, test } from 'vitest'
import type { Edit } from '../edit.ts'
import { parseSource } from '../parse.ts'
import { breaksSeries } from './series.ts'
import { viewSentences } from './view.ts'

function breaks(text: string, before: string, role: Edit['role'] = 'even'): boolean[] {
  const source = parseSource({ text, language: 'zh_CN', personalTerms: [] })
  return viewSentences(source).flatMap((sentence) => {
    const at = sentence.text.indexOf(before)
    if (at === -1) return []
    const start = sentence.span.start + at
    return [breaksSeries(sentence, { start, end: start + before.length, before, role } as Edit)]
  })
}

describe('breaksSeries', () => {
  test.each([
    ['也许他忘了，也许他病了。', '也许'],
    ['如果你是学生，可以半价。如果你是老师，也有优惠。', '如果'],
    ['他喝茶，或者看书，或者睡觉。', '，或者'],
  ])('%s: one of several like members keeps its word', (text, word) => {
    expect(breaks(text, word)).not.toContain(false)
  })

  test('a word said once may be exchanged, and so may a short one', () => {
    expect(breaks('也许他忘了这件事。', '也许')).toEqual([false])
    expect(breaks('他能唱歌，她能跳舞。', '能')).toEqual([false])
  })

  test('a repair is made wherever its word stands', () => {
    expect(breaks('也许他忘了，也许他病了。', '也许', 'repair')).toEqual([false])
  })
})
