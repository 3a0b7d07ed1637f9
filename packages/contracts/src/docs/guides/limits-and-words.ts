import { dataTable } from '../data-table.ts'
import { html } from '../html.ts'
import { inputLimitsTable } from '../input-limits.ts'
import type { Guide } from './guide.ts'

/** What is counted, and what happens at each limit. */
export const limitsAndWords: Guide = {
  slug: 'limits-and-words',
  title: 'Limits and words',
  summary: 'What a call costs, how long a text may be, and what each limit answers.',
  content: () => html`
<p>Two measures matter. <strong>Words</strong> are what you pay; <strong>quality units</strong> bound the length of a text to rewrite. <a href="/docs#words">How they count</a> is exact, and the console counts the same way while you type.</p>
<h2>What a call costs</h2>
<p>A transform or a detection costs the words of the text you send, not of the answer. Citations, bibliographies, status and look-ups cost nothing, and so do replays and failures.</p>
<h2>How long a text may be</h2>
${inputLimitsTable()}
<p>A longer document goes in pieces: cut it at paragraph ends, and send them one after the other or a few at a time. For detection, average the scores of the pieces by their length; a sentence belongs to one piece only.</p>
<h2>Which limit says what</h2>
${dataTable(
  ['Limit', 'Answer', 'What to do'],
  [
    [
      'Words of a text',
      html`<a href="/docs/errors/word_limit_exceeded"><code>word_limit_exceeded</code></a>`,
      'Send less at a time',
    ],
    [
      'Quality units',
      html`<a href="/docs/errors/quality_unit_limit_exceeded"><code>quality_unit_limit_exceeded</code></a>`,
      'Send less at a time',
    ],
    [
      'Characters to scan',
      html`<a href="/docs/errors/character_limit_exceeded"><code>character_limit_exceeded</code></a>`,
      'Send less at a time',
    ],
    [
      'Requests a minute',
      html`<a href="/docs/errors/rate_limited"><code>rate_limited</code></a>`,
      html`Wait for <code>Retry-After</code>; watch <code>RateLimit</code>`,
    ],
    [
      'Scans a day',
      html`<a href="/docs/errors/daily_scan_limit_exceeded"><code>daily_scan_limit_exceeded</code></a>`,
      'Wait for the next day (UTC), or change the plan',
    ],
    [
      'Balance',
      html`<a href="/docs/errors/insufficient_balance"><code>insufficient_balance</code></a>`,
      'Add words; the answer says how many are missing',
    ],
  ],
)}
<p>Rates count in a fixed window of a minute for each key: the whole allowance may be used at once. The citation tools have an allowance of their own.</p>`,
}
