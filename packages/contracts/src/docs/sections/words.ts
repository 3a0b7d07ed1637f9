import { dataTable } from '../data-table.ts'
import { type Html, html } from '../html.ts'
import { prose } from '../prose.ts'

const EXAMPLES = [
  ["don't", '1', '2'],
  ['state-of-the-art', '1', '6'],
  ['3.14', '1', '2'],
  ['Hello, world!', '2', '5'],
  ['你好，世界', '4', '5'],
  ['用 Python 写', '3', '5'],
] as const

/** How the two measures count. */
export function wordsSection(): Html {
  const rows = EXAMPLES.map(([text, words, units]) => [html`<code>${text}</code>`, words, units])
  return html`<section id="words">
<h2>Words and quality units</h2>
<p><strong>Words</strong> are what a call costs. Each CJK ideograph counts 1. Elsewhere a word is a run of letters, digits and marks, with apostrophes, hyphens, periods or commas inside it. Punctuation and emoji count 0.</p>
<p><strong>Quality units</strong> measure the length of a transform input. Each CJK character, with kana, hangul, CJK punctuation and full-width forms, counts 1; every other character, spaces and line breaks included, counts a third. The sum is rounded up.</p>
${dataTable(['Text', 'Words', 'Quality units'], rows)}
<p>${prose('Characters are counted as Unicode code points after NFC. The offsets `start` and `end` in answers are code points of the text itself: in JavaScript, `[...text].slice(start, end).join("")` cuts the right piece; `text.slice` would miscount emoji and rare ideographs.')}</p>
</section>`
}
