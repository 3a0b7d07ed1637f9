import { type Html, html } from '../html.ts'

/** The attribution that the license of citeproc-js asks for (CPAL 1.0, exhibit B), and that of the styles. */
export function engineCredit(): Html {
  return html`<p>citeproc-js implements the Citation Style Language. © Frank Bennett. <a href="https://citationstyles.org">citationstyles.org</a></p>
<p>It is used unmodified under the <a href="https://opensource.org/license/cpal-1.0">Common Public Attribution License 1.0</a>; its source: <a href="https://www.npmjs.com/package/citeproc/v/2.4.63">citeproc 2.4.63</a>. The styles and locales are those of the <a href="https://github.com/citation-style-language">Citation Style Language project</a>, by the authors named in each file, under <a href="https://creativecommons.org/licenses/by-sa/3.0/">CC BY-SA 3.0</a>; the corrections that the service makes to them are under the same license.</p>`
}
