import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { segmentBlocks } from './segment-blocks.ts'

/** Kinds with the text after the marker, blanks left out. */
function outline(text: string): string[] {
  return segmentBlocks(text)
    .filter(({ kind }) => kind !== 'blank')
    .map(({ kind, start, end, markerEnd }) => `${kind}: ${text.slice(markerEnd ?? start, end)}`)
}

describe('segmentBlocks', () => {
  it.each<[string, string[]]>([
    ['# Title\n\nText here.', ['heading: Title', 'paragraph: Text here.']],
    ['##标题\n正文', ['heading: 标题', 'paragraph: 正文']],
    ['Title\n=====\nText.', ['heading: Title\n=====', 'paragraph: Text.']],
    ['One line\nwraps here.', ['paragraph: One line\nwraps here.']],
    ['- a\n* b\n+ c\n• d', ['list_item: a', 'list_item: b', 'list_item: c', 'list_item: d']],
    ['- [ ] task\n- [x] done', ['list_item: task', 'list_item: done']],
    ['1. a\n2) b\n3、c\n4）d', ['list_item: a', 'list_item: b', 'list_item: c', 'list_item: d']],
    ['(a) x\n(b) y', ['list_item: x', 'list_item: y']],
    ['（一）甲。\n（二）乙。', ['list_item: 甲。', 'list_item: 乙。']],
    ['一、甲。\n二、乙。', ['list_item: 甲。', 'list_item: 乙。']],
    ['- item\n  goes on\n- next', ['list_item: item\n  goes on', 'list_item: next']],
    ['Steps:\n1. a\n2. b', ['paragraph: Steps:', 'list_item: a', 'list_item: b']],
    ['It was in\n2019. The end of\nit.', ['paragraph: It was in\n2019. The end of\nit.']],
    ['```\na\n\nb\n```\nText', ['code: ```\na\n\nb\n```', 'paragraph: Text']],
    ['```\nnever closed', ['code: ```\nnever closed']],
    ['Text:\n\n    x = f(1);\n    y = 2;', ['paragraph: Text:', 'code:     x = f(1);\n    y = 2;']],
    ['    An essay may indent its lines.', ['paragraph:     An essay may indent its lines.']],
    ['| a | b |\n|---|---|\n| 1 | 2 |', ['table: | a | b |\n|---|---|\n| 1 | 2 |']],
    ['> said\n> so\n\nText', ['quote: > said\n> so', 'paragraph: Text']],
    ['Introduction\n\nText here.', ['heading: Introduction', 'paragraph: Text here.']],
    ['2.1 Methods\n\nText here.', ['heading: Methods', 'paragraph: Text here.']],
    [
      '一、背景\n\n正文。\n\n二、方法\n\n正文。',
      ['heading: 背景', 'paragraph: 正文。', 'heading: 方法', 'paragraph: 正文。'],
    ],
    ['第三章 结果\n正文。', ['heading: 第三章 结果', 'paragraph: 正文。']],
    ['Only a line', ['paragraph: Only a line']],
    ['Text.\n\nLast words', ['paragraph: Text.', 'paragraph: Last words']],
    [
      'Roses\n\nViolets\n\nSugar\n\nHoney\n\nYou are sweet.',
      [
        'paragraph: Roses',
        'paragraph: Violets',
        'paragraph: Sugar',
        'paragraph: Honey',
        'paragraph: You are sweet.',
      ],
    ],
    ['Text.\n\n---\n\nText.', ['paragraph: Text.', 'paragraph: ---', 'paragraph: Text.']],
    ['a\r\n\r\nb.', ['heading: a', 'paragraph: b.']],
  ])('reads %j', (text, expected) => {
    expect(outline(text)).toEqual(expected)
  })

  it('gives every character that is no line break to exactly one block, in order', () => {
    const line = fc.constantFrom(
      '',
      ' ',
      'Text.',
      '# H',
      '- a',
      '1. b',
      '```',
      '> q',
      '|a|b|',
      '|-|-|',
      '    x=1;',
      '---',
      '一、甲',
      'Title',
    )
    fc.assert(
      fc.property(fc.array(line), fc.constantFrom('\n', '\r\n', '\r'), (lines, lineBreak) => {
        const text = lines.join(lineBreak)
        let at = 0
        for (const block of segmentBlocks(text)) {
          expect(text.slice(at, block.start)).toMatch(/^[\r\n]*$/)
          expect(block.end).toBeGreaterThan(block.start)
          at = block.end
        }
        expect(text.slice(at)).toMatch(/^[\r\n]*$/)
      }),
    )
  })
})
