import { type Change, changeSchema, LANGUAGES, type Language } from '@redraft/contracts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'
import type { Edit } from '../edit.ts'
import { cutWords, wordBorders } from './cut-words.ts'
import { describeChanges } from './describe-changes.ts'
import { diffToChanges } from './diff-to-changes.ts'

/** What a reader gets who makes the changes in the source, by their places in the output. */
function applyChanges(source: string, changes: readonly Change[]): string {
  const rest = [...source]
  const output: string[] = []
  for (const { start, before, after } of changes) {
    output.push(...rest.splice(0, start - output.length))
    expect(rest.splice(0, [...before].length).join('')).toBe(before)
    output.push(...after)
  }
  return [...output, ...rest].join('')
}

const words = [
  'crucial',
  'role',
  "don't",
  'GPT-4o',
  ' ',
  ' ',
  '\n',
  ',',
  '😀',
  '\u{2F81A}',
  '提升',
  '提高',
  '教师',
]
const piece = fc.constantFrom(...words, '老师', '学生', '的', '了', '因', '为', '因为', '。', '電腦', '网络')
const text = fc.array(piece, { maxLength: 24 }).map((pieces) => pieces.join(''))
const language = fc.constantFrom<Language>(...LANGUAGES)

/** Whether every change begins and ends where words of both texts do. */
function areWhole(
  changes: readonly Change[],
  [source, output]: readonly [string, string],
  of: Language,
): boolean {
  const [inSource, inOutput] = [wordBorders(source, of), wordBorders(output, of)]
  let shift = 0
  return changes.every(({ start, end, before, after }) => {
    const from = [...output].slice(0, start).join('').length
    const to = [...output].slice(0, end).join('').length
    const isWhole = inOutput.has(from) && inOutput.has(to) && inSource.has(from - shift)
    shift += after.length - before.length
    return isWhole && inSource.has(to - shift)
  })
}

function edit(source: string, before: string, after: string, from = 0): Edit {
  const start = source.indexOf(before, from)
  const place = { start, end: start + before.length, before, after }
  const meta = {
    kind: 'synonym',
    reasons: [{ code: 'close_synonym' }],
    ruleId: 'x',
    strength: 1,
    risk: 0,
  } as const
  return { ...place, ...meta, role: 'even' }
}

const pairs = (changes: readonly Change[]) => changes.map(({ before, after }) => `${before}→${after}`)

describe('words', () => {
  it('joined are the text', () => {
    fc.assert(fc.property(text, language, (any, of) => cutWords(any, of).join('') === any))
  })

  it('are whole in Latin script inside Chinese too', () => {
    expect(cutWords("使用GPT-4o，don't", 'zh_CN')).toEqual(['使用', 'GPT-4o', '，', "don't"])
  })
})

describe('changes of edits', () => {
  it.each([
    ['这能提升水平。', '升', '高', '提升→提高'],
    ['教师和学生都来了。', '教', '老', '教师→老师'],
    ['因天气取消。', '因', '因为', '因→因为'],
    ['他可以走。', '可以', '可', '可以→可'],
    ['這能提升水準。', '升', '高', '提升→提高'],
  ])('show whole words of Chinese: in %s', (source, before, after, shown) => {
    const made = source.startsWith('這') ? 'zh_TW' : 'zh_CN'
    const changes = describeChanges(source, [edit(source, before, after)], made)
    expect(pairs(changes)).toEqual([shown])
    expect(applyChanges(source, changes)).toBe(source.replace(before, after))
  })

  it('become one where they share a word, and say both reasons', () => {
    const source = '😀教师来了。'
    const second: Edit = { ...edit(source, '师', '板'), reasons: [{ code: 'plainer_word' }] }
    const changes = describeChanges(source, [edit(source, '教', '老'), second], 'zh_CN')
    expect(changes).toMatchObject([
      { start: 1, end: 3, before: '教师', after: '老板', code: 'close_synonym+plainer_word' },
    ])
  })

  it('leave English as it is, in code points', () => {
    const source = '😀 utilise it'
    expect(describeChanges(source, [edit(source, 'utilise', 'use')], 'en')).toMatchObject([
      { start: 2, end: 5, before: 'utilise', after: 'use' },
    ])
  })

  it('of the engine show whole words and lead from source to output', () => {
    const source = '首先，教师应该提升教学水平。值得注意的是，学生能够通过网络进行学习，从而提高成绩。'
    const engine = createTransformEngine()
    for (const mode of ['standard', 'creative', 'shorten'] as const) {
      const goal = { endpoint: 'paraphrase', mode, synonymsLevel: 10 } as const
      const { output, changes } = engine.transform({
        text: source,
        language: 'zh_CN',
        goal,
        personalTerms: [],
      })
      expect(changes.length).toBeGreaterThan(0)
      expect(applyChanges(source, changes)).toBe(output)
      expect(areWhole(changes, [source, output], 'zh_CN')).toBe(true)
    }
  })
})

describe('changes of two texts', () => {
  it('made in the source give the output, whatever both are', () => {
    fc.assert(
      fc.property(text, text, language, (source, output, of) => {
        const changes = diffToChanges(source, output, of)
        for (const change of changes) changeSchema.parse(change)
        expect(applyChanges(source, changes)).toBe(output)
        expect(areWhole(changes, [source, output], of)).toBe(true)
      }),
    )
  })

  it('are none where the texts are equal', () => {
    fc.assert(fc.property(text, language, (any, of) => diffToChanges(any, any, of).length === 0))
  })

  it('show whole words in every language, and words side by side as one change', () => {
    expect(pairs(diffToChanges('It plays a crucial role here.', 'It has a main part here.', 'en'))).toEqual([
      'plays→has',
      'crucial role→main part',
    ])
    expect(pairs(diffToChanges('教师要提升水平。', '老师要提高水平。', 'zh_CN'))).toEqual([
      '教师→老师',
      '提升→提高',
    ])
  })

  it('of long texts that share little are one change, found in time', () => {
    const long = (word: string) => Array.from({ length: 9_000 }, (_, index) => `${word}${index}`).join(' ')
    const [source, output] = [`Same. ${long('a')}.`, `Same. ${long('b')}.`]
    const changes = diffToChanges(source, output, 'en')
    expect(changes).toHaveLength(1)
    expect(applyChanges(source, changes)).toBe(output)
  })
})
