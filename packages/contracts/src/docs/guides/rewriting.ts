import { dataTable } from '../data-table.ts'
import { html } from '../html.ts'
import type { Guide } from './guide.ts'

/** Which endpoint and mode does what, and what none of them touches. */
export const rewriting: Guide = {
  slug: 'rewriting',
  title: 'Rewriting well',
  summary: 'Which endpoint and mode to choose, and what is never changed.',
  content: () => html`
<p>The engine makes many small edits that it can defend one by one, and leaves alone what it is not sure of. It adds no facts, and it never invents a sentence.</p>
${dataTable(
  ['You want', 'Call'],
  [
    [
      'A draft to sound less like a machine, with few edits',
      html`<a href="/docs#humanize"><code>humanize</code></a>, mode <code>reduce-aigc</code>`,
    ],
    [
      'The same, and less overlap with the source',
      html`<code>humanize</code>, mode <code>reduce-both</code>`,
    ],
    [
      'Other words for the same content',
      html`<a href="/docs#paraphrase"><code>paraphrase</code></a>, with <code>synonyms_level</code> from 0 to 10`,
    ],
    ['Errors mended first', html`<code>paraphrase</code>, mode <code>fluency</code>`],
    ['Plainer and shorter sentences', html`<code>paraphrase</code>, mode <code>simple</code>`],
    ['Fewer words', html`<code>paraphrase</code>, mode <code>shorten</code>`],
    [
      'A written, formal register',
      html`<code>paraphrase</code>, mode <code>formal</code> or <code>academic</code>`,
    ],
    ['A learner’s academic draft polished', html`<a href="/docs#rewrite"><code>rewrite</code></a>`],
  ],
)}
<p><code>shorten</code> leaves out padding, never facts: a wordy draft loses a tenth or more, a plain text hardly anything. <code>expand</code> and <code>creative</code> have little room without inventing content: they do what is safe and say so in <code>warnings</code>.</p>
<h2>Never changed</h2>
<p>Names, numbers with their units, dates, quotations, citations, addresses, code, formulas, headings, list markers and the order of paragraphs. An output that lost one of them is not returned. Add what only you know in <code>personal_terms</code>: product names, technical terms, spellings; they are kept exactly, in every language.</p>
<h2>Read the changes</h2>
<p><code>changes</code> lists every edit with its place in the output, what stood there before, and why it was made. Show them to the author: a rewrite that nobody reads is a rewrite that nobody answers for.</p>
<h2>Languages</h2>
<p>English, Simplified and Traditional Chinese each have rules of their own. Traditional text is answered in the wording of Taiwan and is never turned into Simplified on the way. With <code>language</code> left at <code>auto</code> the text decides; say it yourself when a text is short or mixed.</p>`,
}
