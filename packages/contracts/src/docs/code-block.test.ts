import fc from 'fast-check'
import { expect, test } from 'vitest'
import { jsonBlock } from './code-block.ts'
import { escapeHtml } from './html.ts'

test('colouring changes nothing but the colour', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const code = jsonBlock('t', value).markup.match(/<code>(.*)<\/code>/s)?.[1] ?? ''
      expect(code.replaceAll(/<\/?span[^>]*>/g, '')).toBe(escapeHtml(JSON.stringify(value, null, 2)))
    }),
  )
})

test('keys, strings and numbers are told apart', () => {
  const { markup } = jsonBlock('t', { a: 'b', c: 1 })
  expect(markup).toContain('<span class="k">&quot;a&quot;</span>: <span class="s">&quot;b&quot;</span>')
  expect(markup).toContain('<span class="n">1</span>')
})
