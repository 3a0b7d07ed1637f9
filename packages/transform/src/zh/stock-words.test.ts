import { describe, expect, it } from 'vitest'
import { createTransformEngine } from '../create-transform-engine.ts'
import { parseSource } from '../parse.ts'
import { bringsStockWord } from './stock-words.ts'
import { viewSentences } from './view.ts'

const engine = createTransformEngine()

function transform(text: string, goal: Parameters<typeof engine.transform>[0]['goal']): string {
  return engine.transform({ text, language: 'zh_CN', goal, personalTerms: [] }).output
}

describe('stock words', () => {
  it.each([
    ['有利于', '有助于', true],
    ['不但', '不仅', true],
    ['最終', '最後', true],
    ['有助于更好地', '有助于', false],
    ['首先，', '先', false],
  ])('%s → %s brings one in: %s', (before, after, brings) => {
    expect(bringsStockWord({ before, after })).toBe(brings)
  })

  it('are never written anew by humanize, which paraphrase may', () => {
    const text = '这样做不但减少了成本，还提高了质量。'
    expect(transform(text, { endpoint: 'humanize', mode: 'reduce-both' })).not.toContain('不仅')
    expect(transform(text, { endpoint: 'paraphrase', mode: 'creative', synonymsLevel: 5 })).toContain('不仅')
  })

  it('turn two points into two sides together or not at all, where other words are asked for', () => {
    const goal = { endpoint: 'paraphrase', mode: 'creative', synonymsLevel: 5 } as const
    const both = transform('首先，该材料很轻。其次，该材料很便宜。', goal)
    expect(both).toMatch(/^一方面，.*另一方面，/u)
    for (const text of ['有两点：首先，该材料很轻。其次，它便宜。', '首先，它轻。其次，它便宜。最后，它美。'])
      expect(transform(text, goal)).not.toContain('方面')
  })

  it('go at the opening of a paragraph whose break was pasted as the letters \\n', () => {
    const text = '这种办法见效较慢。\\n\\n此外，还可以考虑物理治疗。'
    const output = transform(text, { endpoint: 'paraphrase', mode: 'shorten', synonymsLevel: 5 })
    expect(output).not.toContain('此外')
    expect(output).toContain('。\\n\\n')
  })
})

describe('clauses', () => {
  it('end at a line break pasted as the letters \\n', () => {
    const text = '内脏受损\\n\\n总的来说，应当休息。'
    const [sentence] = viewSentences(parseSource({ text, language: 'zh_CN', personalTerms: [] }))
    expect(sentence?.clauses.map(({ start, end }) => text.slice(start, end))).toEqual([
      '内脏受损',
      '总的来说',
      '应当休息',
    ])
  })
})
