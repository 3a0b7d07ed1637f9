const YEAR = String.raw`(?:(?:1[5-9]|20)\d\d[a-z]?(?:\s?[/–-]\s?(?:1[5-9]|20)?\d\d[a-z]?)?|n\.d\.|in press|forthcoming|to appear)`
const PAGES = String.raw`(?:[,，:：;；]?\s?(?:pp?\.|pages?|ch(?:ap)?\.|sec\.|para\.|§|第)?\s?\d{1,5}(?:\s?[–—-]\s?\d{1,5})?\s?[页頁章节節]?)`
const NAME = String.raw`\p{Lu}[\p{L}\p{M}’'-]{0,30}\.?`
const LEAD = String.raw`(?:(?:see(?: also)?|e\.g\.|i\.e\.|cf\.|compare|but see|as cited in|cited in|reviewed in|adapted from|参见|參見|见|見|引自|转引自|轉引自|详见|詳見|如)[,，:：]?\s*)`

/** `(2020)`, `(2020, p. 5)`, `（2020）`: the author stands before the bracket. */
export const YEAR_ONLY = new RegExp(`^\\s*${YEAR}(?:[,，;；]\\s?${YEAR}){0,5}${PAGES}?\\s*$`, 'iu')
/** Something that opens like an author, and a year set off from it somewhere behind. */
export const AUTHOR_OPENING = new RegExp(
  `^\\s*${LEAD}{0,2}["“'‘*_]{0,2}(?:(?:van|von|der|den|de|la|le|du|di|da|al|el|bin|ibn)[ -])?(?:the )?[\\p{Lu}\\p{Script=Han}]`,
  'iu',
)
export const YEAR_INSIDE = new RegExp(
  `(?:[,，.;]\\s?|\\s|等|[\\p{Script=Han}])${YEAR}(?=[\\s,，;；:：.)\\]]|$)`,
  'iu',
)
/** `(p. 42)`, `(ibid., p. 3)`, `（第3页）`. */
export const PAGE_ONLY =
  /^\s*(?:ibid\.?|op\. cit\.?|loc\. cit\.?)?[,，]?\s?(?:(?:pp?|ch|chap|vol|sec|para|no)\.?\s?\d[\d\s,–—-]{0,20}|第\s?\d{1,5}\s?[页頁章节節卷期])?\s*$/iu
/** `(see Figure 3)`, `（见表2）`, `(Eq. 4)`. */
export const CROSS_REFERENCE =
  /^\s*(?:see(?: also)?|cf\.|as in|参见|參見|见|見|如)?\s?(?:fig(?:ure|s|ures)?\.?|tables?|tab\.|sections?|sec\.|chapters?|appendix|appendices|eqs?\.|equations?|图|圖|表|附录|附錄|式)\s?[\dA-Z(][\w.,\s–()-]{0,30}$/iu
/** `(Smith 42)`, `(Smith and Lee 42–45)`: MLA. */
export const AUTHOR_PAGE = new RegExp(
  `^\\s*${NAME}(?:\\s(?:and|&)\\s${NAME}|,?\\set\\sal\\.?)?,?\\s\\d{1,4}(?:[–-]\\d{1,4})?\\s*$`,
  'u',
)
/** `3`, `3, 5–7`, `12, p. 4`: the content of numeric citations. */
export const NUMERIC =
  /^\s*\d{1,4}[a-z]?(?:\s?[,;，；、–—~-]\s?\d{1,4}[a-z]?){0,30}(?:[,，]\s?pp?\.\s?\d{1,5}(?:[–-]\d{1,5})?)?\s*$/u
/** `^1`, `^note`: Markdown footnotes; `J/OL`, `M`: document types of GB/T 7714. */
export const FOOTNOTE = /^\^[\w-]{1,40}$/u
export const DOCUMENT_TYPE = /^(?:[MCNJDRSPAZGK]|DB|CP|EB|DS|CM)(?:\/(?:OL|CD|MT|DK))?$/u
/** `@smith2020`, `see @lee, p. 3`: pandoc. */
export const PANDOC = /^[^@\n]{0,60}-?@[A-Za-z_][\w:.#$%&+?<>~/-]{0,80}[^\n]{0,200}$/u

/** The author before `(2020)`: `Smith`, `Smith and Lee`, `van Dijk et al.`, `World Health Organization`. */
export const LATIN_AUTHOR = new RegExp(
  `(?<![\\p{Script=Latin}\\p{M}\\p{N}])(?:(?:van|von|der|den|de|la|le|du|di|da|al|el|bin|ibn)\\s){0,2}${NAME}` +
    `(?:(?:,\\s|,?\\s(?:and|&)\\s|\\s(?:of|for|on)(?:\\sthe)?\\s|\\s)(?:(?:van|von|der|den|de)\\s){0,2}${NAME}){0,6}` +
    `(?:,?\\set\\sal\\.?|\\sand\\s(?:colleagues|others)|,?\\s?等人?)?(?:['’]s?)?\\s?$`,
  'u',
)
