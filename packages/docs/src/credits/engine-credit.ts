/** The attribution that the license of citeproc-js asks for (CPAL 1.0, exhibit B), and that of the styles. */
export function engineCredit(): string {
  return `citeproc-js implements the Citation Style Language. © Frank Bennett. [citationstyles.org](https://citationstyles.org)

It is used unmodified under the [Common Public Attribution License 1.0](https://opensource.org/license/cpal-1.0); its source: [citeproc 2.4.63](https://www.npmjs.com/package/citeproc/v/2.4.63). The styles and locales are those of the [Citation Style Language project](https://github.com/citation-style-language), by the authors named in each file, under [CC BY-SA 3.0](https://creativecommons.org/licenses/by-sa/3.0/); the corrections that the service makes to them are under the same license.`
}
