import { describe, expect, it } from 'vitest'
import type { Edit } from '../edit.ts'
import { fewExchangesEach } from '../modest.ts'
import { parseSource } from '../parse.ts'
import { modestEdits, SPACING } from './modest.ts'

const TEXT =
  '许多人通常在清晨出门散步，例如沿着河边走上一个钟头，但是到了冬天，他们曾经去过的公园没有多少人。'

function exchange(before: string, after: string, ruleId = 'connective.dan-shi'): Edit {
  const start = TEXT.indexOf(before)
  const what = { kind: 'synonym', reasons: [], strength: 1, risk: 0, role: 'even' } as const
  return { ...what, ruleId, start, end: start + before.length, before, after, purposes: ['even'] }
}

describe('a modest paraphrase in Chinese', () => {
  it('makes one exchange in 15 characters of a sentence, three at most and no two close together', () => {
    const source = parseSource({ text: TEXT, language: 'zh_CN', personalTerms: [] })
    const [many, usually, such, but, once] = [
      exchange('许多', '很多'),
      exchange('通常', '一般'),
      exchange('例如', '比如'),
      exchange('但是', '可是'),
      exchange('曾经', '曾'),
    ]
    expect(fewExchangesEach(source, [many, usually, such, but, once], SPACING)).toEqual([many, such, once])
  })

  it('adds one character at most', () => {
    const isModest = modestEdits('zh_CN', 'zh_TW')
    expect(isModest(exchange('但是', '不过是'), TEXT)).toBe(true)
    expect(isModest(exchange('但是', '然而却是'), TEXT)).toBe(false)
  })

  it('takes what readers of the other region let stand, unless it is said otherwise there', () => {
    const inMainland = modestEdits('zh_CN', 'zh_TW')
    const inTaiwan = modestEdits('zh_TW', 'zh_CN')
    expect(inMainland(exchange('但是', '但', 'connective.ran-er-2'), TEXT)).toBe(true)
    const saidOtherwise = exchange('通常', '一般', 'wide.biaoming-xianshi')
    expect([inMainland(saidOtherwise, TEXT), inTaiwan(saidOtherwise, TEXT)]).toEqual([true, false])
  })
})
