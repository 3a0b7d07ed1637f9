import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type MarkupNode, parseMarkup } from './parse-markup.ts'

const everyElement = (nodes: readonly MarkupNode[]): Exclude<MarkupNode, string>[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...everyElement(node.children)]))

const textOf = (nodes: readonly MarkupNode[]): string =>
  nodes.map((node) => (typeof node === 'string' ? node : textOf(node.children))).join('')

describe('parseMarkup', () => {
  it('reads what a rendered entry is made of', () => {
    const html =
      '<div class="csl-entry"><div class="csl-left-margin">[1]</div>A &amp; B, <i>On &lt;Trees&gt;</i> <a href="https://doi.org/10.1/x">doi</a></div>'
    expect(parseMarkup(html)).toEqual([
      {
        tag: 'div',
        className: 'csl-entry',
        children: [
          { tag: 'div', className: 'csl-left-margin', children: ['[1]'] },
          'A & B, ',
          { tag: 'i', className: '', children: ['On <Trees>'] },
          ' ',
          { tag: 'a', className: '', href: 'https://doi.org/10.1/x', children: ['doi'] },
        ],
      },
    ])
  })

  it.each([
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '<a href="javascript:alert(1)">x</a>',
    '<a href=" java\tscript:alert(1)">x</a>',
    '<a href="&#106;avascript:alert(1)">x</a>',
    '<a href="data:text/html,x">x</a>',
    '<div style="background:url(https://x)" onclick="x()" class="shell csl-entry">x</div>',
    '<svg/onload=alert(1)>',
    '<div><div',
  ])('keeps nothing dangerous of %s', (html) => {
    for (const element of everyElement(parseMarkup(html))) {
      expect(element).not.toHaveProperty('href')
      expect(['', 'csl-entry']).toContain(element.className)
      expect(['a', 'div']).toContain(element.tag)
      expect(Object.keys(element).sort()).toEqual(['children', 'className', 'tag'])
    }
  })

  it('takes any text, however it is nested, and shows only allowed elements', () => {
    const bit = fc.constantFrom(
      '<div>',
      '</div>',
      '<i>',
      '</i>',
      '<script>',
      '<a href="x">',
      '&lt;',
      '<',
      '>',
      't',
    )
    fc.assert(
      fc.property(fc.array(bit, { maxLength: 200 }), (bits) => {
        for (const { tag } of everyElement(parseMarkup(bits.join(''))))
          expect(['div', 'i', 'a']).toContain(tag)
      }),
    )
    expect(textOf(parseMarkup(`${'<div>'.repeat(500)}deep`))).toBe('deep')
  })

  it('gives plain text back as it is', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        const html = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
        expect(textOf(parseMarkup(html))).toBe(text)
      }),
    )
  })
})
