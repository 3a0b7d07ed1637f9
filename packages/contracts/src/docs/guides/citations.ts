import { CITATION_STYLES } from '../../citation-styles.ts'
import { LIMITS } from '../../limits.ts'
import { jsonBlock } from '../code-block.ts'
import { dataTable } from '../data-table.ts'
import { html } from '../html.ts'
import type { Guide } from './guide.ts'

/** What may be cited, in which styles, and what comes back. */
export const citations: Guide = {
  slug: 'citations',
  title: 'Citations and bibliographies',
  summary: 'What may be cited, in which styles, and what comes back.',
  content: () => html`
<p>The citation tools cost no words and have a rate of their own.</p>
<h2>What you may send</h2>
<p>As <code>input</code>: a DOI in any spelling, an ISBN, a PubMed or PMC id, an arXiv id, the address of a page, a BibTeX or RIS entry, or the source itself as fields or CSL-JSON. An id with a wrong check digit is refused with what was recognised, before anybody is asked.</p>
${jsonBlock('A source by its fields', {
  input: {
    type: 'book',
    title: 'The Structure of Scientific Revolutions',
    authors: ['Thomas S. Kuhn'],
    publisher: 'University of Chicago Press',
    year: 1962,
  },
  style: 'apa',
})}
<h2>What comes back</h2>
<p><code>text</code> and <code>html</code> are the entry of the list of references; <code>in_text</code> is the citation in running text, or the whole footnote in note styles. <code>bibtex</code> and <code>ris</code> export the source, <code>csl</code> is the item itself. <code>warnings</code> name the fields that the style wants and the source does not have: a citation is only as good as its record, so look at them.</p>
<h2>Styles</h2>
${dataTable(
  ['Id', 'Style', 'Edition'],
  Object.entries(CITATION_STYLES).map(([id, style]) => [html`<code>${id}</code>`, style.name, style.edition]),
)}
<p>Any case and the usual spellings are accepted, such as <code>APA7</code> or <code>GB/T 7714</code>. <code>locale</code> sets the language of the words a style adds: <code>en-US</code>, <code>zh-CN</code> or <code>zh-TW</code>.</p>
<h2>Bibliographies</h2>
<p><a href="/docs#bibliography">Bibliography</a> takes up to ${LIMITS.bibliographyItems} sources, sorts them as the style wants (or keeps your order with <code>"sort": "input"</code>), tells works of one author and year apart, and merges duplicates with a warning. A source that cannot be resolved is listed in <code>failures</code> with its index; the others are formatted all the same.</p>
<h2>When a registry does not answer</h2>
<p><a href="/docs/errors/source_not_found"><code>source_not_found</code></a> means that nobody knows the id: check it. <a href="/docs/errors/source_unavailable"><code>source_unavailable</code></a> means that a registry or page did not answer in time: repeat later, or send the fields yourself.</p>`,
}
