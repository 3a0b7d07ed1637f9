import { describe, expect, it } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'
import { protectedGate } from '../gates/protected.ts'
import { parseSource } from '../parse.ts'
import type { ZhLanguage } from './language.ts'

const engine = createTransformEngine()

function convert(text: string, language: ZhLanguage, personalTerms: string[] = []): string {
  const goal = { endpoint: 'paraphrase', mode: 'fluency', synonymsLevel: 0 } as const
  return engine.transform({ text, language, goal, personalTerms }).output
}

describe('numbers with their unit in a text of the other script', () => {
  it.each([
    ['他买了两个苹果和三只鸡。', 'zh_TW', ['兩個蘋果', '三隻雞']],
    ['会议开了五个小时，来了两万人。', 'zh_TW', ['五個小時', '兩萬人']],
    ['这项研究历时18个月。', 'zh_TW', ['18個月']],
    ['他買了兩個蘋果和三隻雞。', 'zh_CN', ['两个苹果', '三只鸡']],
    ['會議開了五個小時，來了兩萬人。', 'zh_CN', ['五个小时', '两万人']],
  ] as const)('%s are written in the script of %s', (text, language, wanted) => {
    const output = convert(text, language)
    for (const part of wanted) expect(output).toContain(part)
  })

  it('are converted in a text that mixes scripts, and what is right in both is left', () => {
    expect(convert('這裡有两個蘋果，後來又買了三里路外的5斤。', 'zh_TW')).toContain('兩個蘋果')
    expect(convert('這裡有两個蘋果，後來走了三里路。', 'zh_TW')).toContain('三里路')
  })

  it('stay byte for byte in quotations, titles, code and personal terms', () => {
    const text = '他说：“我有两个苹果。”他读《三个火枪手》，写了`两个`，又买了四个鸡蛋。'
    const output = convert(text, 'zh_TW', ['四个鸡蛋'])
    for (const kept of ['“我有两个苹果。”', '《三个火枪手》', '`两个`', '四个鸡蛋'])
      expect(output).toContain(kept)
    expect(convert('我们有四个部门，两个在外地。', 'zh_TW', ['个'])).toContain('四个')
  })

  it('keep their script where the text is in that of the task', () => {
    const source = parseSource({ text: '他有兩個蘋果。', language: 'zh_TW', personalTerms: [] })
    expect(protectedGate.check(source, '他有两个蘋果。')).toContain('兩個')
  })

  it('may change script and nothing else for the gate', () => {
    const source = parseSource({ text: '他有两个苹果。', language: 'zh_TW', personalTerms: [] })
    expect(protectedGate.check(source, '他有兩個蘋果。')).toBeUndefined()
    expect(protectedGate.check(source, '他有三個蘋果。')).toContain('两个')
    expect(protectedGate.check(source, '他有蘋果。')).toContain('两个')
  })
})

describe('Japanese in a Chinese text', () => {
  it.each([
    ['这句话很有名：これは僕の庭園です。', '僕の庭園'],
    ['我喜欢那里的旧园子。我家後広庭園百草園呼。', '後広庭園百草園'],
    ['他学日语的时候，总是分不清僕的读音。', '僕'],
  ])('keeps its characters: %s', (text, kept) => {
    expect(convert(text, 'zh_CN')).toContain(kept)
  })

  it('does not keep a lone Traditional character of a Chinese sentence', () => {
    expect(convert('我真的很喜欢這家酒店。', 'zh_CN')).toContain('这家酒店')
  })
})
