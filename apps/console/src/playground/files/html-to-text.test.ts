import { expect, it } from 'vitest'
import { htmlToText } from './html-to-text.ts'

it('keeps paragraphs, line breaks, list items and table rows apart', () => {
  const html =
    '<h1>Trees</h1><p>One &amp; two<br />three</p><ul><li>First</li><li>Second</li></ul><table><tr><td><p>a</p></td><td><p>b</p></td></tr></table>'
  expect(htmlToText(html)).toBe('Trees\n\nOne & two\nthree\n\nFirst\n\nSecond\n\na\tb')
})

it('reads an entity once', () => {
  expect(htmlToText('<p>&amp;lt;b&amp;gt; &lt;i&gt;</p>')).toBe('&lt;b&gt; <i>')
})
