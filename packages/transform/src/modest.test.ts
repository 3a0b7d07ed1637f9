import { describe, expect, it } from 'vitest'
import { createTransformEngine } from './create-transform-engine.ts'
import type { Edit } from './edit.ts'
import { fewExchangesEach, isModestEdit } from './modest.ts'
import { parseSource } from './parse.ts'

const TEXT = '但是他来了，但是她走了。价格约为3000元。'

function exchange(before: string, after: string, start = TEXT.indexOf(before)): Edit {
  const what = {
    kind: 'synonym',
    reasons: [],
    ruleId: 'a.known',
    strength: 1,
    risk: 0,
    role: 'even',
  } as const
  return { ...what, start, end: start + before.length, before, after, purposes: ['even'] }
}

describe('a modest paraphrase', () => {
  const isModest = (edit: Edit) => isModestEdit(edit, TEXT, new Set(['a.known']))

  it('makes the even exchanges that readers accepted, where they come out no longer', () => {
    expect(isModest(exchange('但是', '但'))).toBe(true)
    expect(isModest(exchange('但是', '可是'))).toBe(true)
    expect(isModest(exchange('但', '然而'))).toBe(false)
    expect(isModest({ ...exchange('但是', '但'), ruleId: 'a.unknown' })).toBe(false)
  })

  it('makes those that come out longer by no more than a language allows', () => {
    const longer = exchange('但', '然而')
    const known = new Set(['a.known'])
    expect(isModestEdit(longer, TEXT, known, 1)).toBe(true)
    expect(isModestEdit(exchange('但', '尽管如此'), TEXT, known, 1)).toBe(false)
  })

  it('leaves the words beside a figure alone', () => {
    expect(isModest(exchange('约为', '约'))).toBe(false)
  })

  it('makes every edit that betters the text', () => {
    const better: Edit = { ...exchange('约为', '大约是'), ruleId: 'a.unknown', purposes: ['even', 'tighten'] }
    expect(isModest(better)).toBe(true)
  })

  it('makes one even exchange in a sentence, the one that saves most', () => {
    const source = parseSource({ text: TEXT, language: 'zh_CN', personalTerms: [] })
    const [first, second] = [exchange('但是', '可是'), exchange('但是', '但', TEXT.lastIndexOf('但是'))]
    const other = exchange('价格', '价钱')
    const better: Edit = { ...exchange('来了', '来'), purposes: ['tighten'] }
    expect(fewExchangesEach(source, [first, better, second, other])).toEqual([better, second, other])
  })

  it('makes as many in a sentence as a language allows, none of them too close to a better one', () => {
    const source = parseSource({ text: TEXT, language: 'zh_CN', personalTerms: [] })
    const [first, second] = [exchange('但是', '可是'), exchange('但是', '但', TEXT.lastIndexOf('但是'))]
    const close = exchange('来了', '来啦')
    const spacing = { allowed: () => 3, areApart: (between: string) => between.length > 1 }
    expect(fewExchangesEach(source, [first, close, second], spacing)).toEqual([first, second])
  })

  it('is what standard makes up to the middle synonyms_level, and no more', () => {
    const text = '企业面临新的挑战。技术不断进步，也许结果会改变。他做出艰难的选择，与朋友分享快乐。'
    const at = (synonymsLevel: number) =>
      createTransformEngine().transform({
        ...{ text, language: 'zh_CN', personalTerms: [] },
        goal: { endpoint: 'paraphrase', mode: 'standard', synonymsLevel },
      }).changes.length
    expect(at(5)).toBeLessThan(at(8))
  })
})
