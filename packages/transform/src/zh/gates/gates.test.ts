import { describe, expect, it } from 'vitest'
import type { Gate } from '../../gates/gate.ts'
import { parseSource } from '../../parse.ts'
import { namesGate } from './names.ts'
import { modalityGate, negationGate } from './parity.ts'
import { latinGate, measureGate, numeralGate } from './quantities.ts'
import { simplifiedGate, taiwanGate } from './script.ts'

function verdict(gate: Gate, before: string, after: string, language: 'zh_CN' | 'zh_TW' = 'zh_CN') {
  return gate.check(parseSource({ text: before, language, personalTerms: [] }), after)
}

describe('Chinese gates', () => {
  it.each([
    [negationGate, '他不去。', '他去。'],
    [negationGate, '他去。', '他没去。'],
    [negationGate, '他並未同意。', '他同意。'],
    [negationGate, '他不同意。', '他同意。'],
    [negationGate, '这并不难。', '这难。'],
    [negationGate, '他无法来。', '他来。'],
    [negationGate, '他不得不走。', '他走。'],
    [negationGate, '他对此毫无疑心。', '他对此疑心。'],
    [negationGate, '不少于五人。', '少于五人。'],
    [negationGate, '不过分要求。', '过分要求。'],
    [negationGate, '事情未来得及处理。', '事情来得及处理。'],
    [modalityGate, '他可能会来。', '他会来。'],
    [modalityGate, '必须佩戴头盔。', '应该佩戴头盔。'],
    [numeralGate, '三十二个人到场。', '三十三个人到场。'],
    [measureGate, '发放了5台电脑。', '发放了5个电脑。'],
    [latinGate, '使用 BERT 模型。', '使用 GPT 模型。'],
    [namesGate, '鲁迅写了这本书。', '作者写了这本书。'],
    [simplifiedGate, '他的头发很长。', '他的頭发很长。'],
  ])('%o refuses %s → %s', (gate, before, after) => {
    expect(verdict(gate, before, after)).toBeDefined()
  })

  it.each([
    [negationGate, '非常重要。', '很重要。'],
    [negationGate, '不仅省钱，也省时。', '既省钱，也省时。'],
    [negationGate, '技术不断进步。', '技术持续进步。'],
    [negationGate, '毫无疑问，时间有限。', '时间有限。'],
    [negationGate, '无论是茶还是酒，都可以。', '茶和酒，都可以。'],
    [negationGate, '不难发现，兩者有關。', '兩者有關。'],
    [negationGate, '不少人来了，不过很快走了。', '许多人来了，但很快走了。'],
    [negationGate, '未来几年需求会增加。', '今后几年需求会增加。'],
    [modalityGate, '应该早起。', '应当早起。'],
    [modalityGate, '或许有人知道。', '可能有人知道。'],
    [modalityGate, '请尽量早睡。', '请尽可能早睡。'],
    [numeralGate, '十分重要。', '非常重要。'],
    [numeralGate, '这是一种方法。', '这是方法。'],
    [measureGate, '发放了5台电脑。', '分发了5台电脑。'],
  ])('%o lets %s → %s pass', (gate, before, after) => {
    expect(verdict(gate, before, after)).toBeUndefined()
  })

  it('keeps Simplified characters and mainland words out of Taiwan text', () => {
    expect(verdict(taiwanGate, '軟體很好。', '软体很好。', 'zh_TW')).toContain('Simplified')
    expect(verdict(taiwanGate, '軟體很好。', '軟件很好。', 'zh_TW')).toContain('mainland')
    expect(verdict(taiwanGate, '他說「軟件」。', '他提到「軟件」。', 'zh_TW')).toBeUndefined()
  })
})
