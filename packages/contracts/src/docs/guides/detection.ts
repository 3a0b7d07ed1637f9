import { html } from '../html.ts'
import type { Guide } from './guide.ts'

/** What a score is, and what it is not. */
export const detection: Guide = {
  slug: 'detection',
  title: 'Detection, honestly',
  summary: 'What a score means, where it errs, and how to use it without harming anyone.',
  content: () => html`
<p><a href="/docs#detect">Detect</a> estimates how much a text resembles the machine-written texts it was trained on. It measures wording, rhythm and structure. It has no way of knowing who wrote a text, and its answer is never proof.</p>
<h2>How to read the answer</h2>
<ul class="list">
<li><code>score</code> is a calibrated probability: of many texts that score 0.8, about eight in ten were written by a machine, in the mix of texts it was calibrated on. Your mix may differ.</li>
<li><code>risk_level</code> cuts the score at 0.4 and 0.75. <code>verdict</code> is stricter: <code>likely_ai</code> is said only where human texts of that length very rarely score as high, and <code>unclear</code> is a real answer, not a failure.</li>
<li><code>signals</code> are measured quantities with the range that human texts show, and <code>sentences</code> tell where they come from. A document that changes in the middle shows it there.</li>
<li><code>revision_notes</code> say what a writer could do, at the place where to do it.</li>
<li><code>warnings</code> are part of the result: too short, quoted, mixed languages, lists, code. Show them.</li>
</ul>
<h2>Where it errs</h2>
<ul class="list">
<li><strong>Short texts.</strong> Under 80 words (120 Chinese characters) there is too little to measure, and no text is called likely machine-written.</li>
<li><strong>Kinds of text it never saw.</strong> It ranks worse on genres and models outside its training data, in both directions.</li>
<li><strong>Polished human text.</strong> A person’s text that a tool corrected, translated or paraphrased lies in between, and is described so.</li>
<li><strong>Formulaic human text.</strong> Abstracts, manuals and legal prose are uniform by custom. Writers in a second language are tested for separately, because detectors have wronged them often.</li>
<li><strong>Edited machine text.</strong> Someone who sets out to avoid detection can.</li>
</ul>
<p>The figures, with their intervals, for each corpus, genre, length and generator, including the bad ones, are in <code>packages/detect/MODEL_CARD.md</code> of the source.</p>
<h2>Use it fairly</h2>
<p class="note">Do not accuse or grade anyone by a score. Use it to look closer: at drafts and notes, at the sources, in a talk with the writer. Tell people that you use it, and let them answer.</p>
<p>A text costs its words and one of the day’s scans of the workspace. Refused and failed scans count nothing. Texts are deleted with the result, at the latest after 24 hours, and never used for training.</p>`,
}
