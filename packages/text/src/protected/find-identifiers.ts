import { type Finder, matchSpans, type ProtectedSpan } from './protected-span.ts'

const TOKEN = /(?<![\p{L}\p{N}_])[A-Za-z0-9][A-Za-z0-9_.+#/'’-]{0,60}/gu
const FILE_NAME =
  /^[\w-]+(?:\.[\w-]+)*\.(?:txt|md|py|js|tsx?|json|csv|tsv|pdf|docx?|xlsx?|pptx?|png|jpe?g|gif|svg|html?|css|xml|ya?ml|zip|gz|exe|sh|cpp|java|go|rs|rb|php|sql|ipynb|mp[34])$/i
const ORDINARY = /^(?:\d+(?:st|nd|rd|th|s|k|m|x|cm|mm|km|kg|mg|ml|am|pm)?)$/i
const CROSS_REFERENCE =
  /(?<![\p{L}\p{N}])(?:Fig(?:ure|s\.?|\.)?|Tables?|Sections?|Sec\.|Chapters?|Ch\.|Appendix|Equations?|Eqs?\.|Theorem|Lemma|Definition|Corollary|Algorithm|Experiment|Study|Phase|Step|Part|Volume|Vol\.|Article|Version|Type|Grade|Level|Group|Model|Day|Week|No\.)\s?\(?\d{1,4}(?:\.\d{1,3}){0,3}[a-z]?\)?(?![\p{L}\p{N}])/gu
const NAME_WITH_NUMBER =
  /(?<![\p{L}\p{N}])(?:[A-Za-z]{0,12}[A-Z][A-Za-z]{0,12}[A-Z][A-Za-z]{0,12}|(?<=\p{Ll},?\s)\p{Lu}\p{Ll}{1,20})\s\d{1,4}(?:\.\d{1,3}){0,3}(?![\p{L}\p{N}%])/gu
const CHINESE_CROSS_REFERENCE = /[图圖表式]\s?\d{1,3}(?:[.-]\d{1,3}){0,2}|附[录錄]\s?[A-Z\d]/gu
const LATIN_IN_CHINESE =
  /(?<![\p{Script=Latin}\p{N}_])\p{Script=Latin}[\p{Script=Latin}\p{M}\p{N}_.+#&/'’·-]{0,60}(?: [\p{Script=Latin}\p{N}][\p{Script=Latin}\p{M}\p{N}_.+#&/'’-]{0,60}){0,12}/gu

/** Letters with digits, inner capitals, underscores, file names, C++ and the like. */
function isIdentifier(token: string): boolean {
  if (ORDINARY.test(token)) return false
  if (/[A-Za-z]/.test(token) && /\d/.test(token)) return true
  if (/_|[a-z]\.[a-z]|^C(?:\+\+|#)/.test(token))
    return /[A-Za-z]_|_[A-Za-z]|C[+#]/.test(token) || FILE_NAME.test(token)
  return /[a-z][A-Z]|[A-Z]{2}[a-z]{2}/.test(token) || FILE_NAME.test(token)
}

function trimToken(text: string, span: ProtectedSpan): ProtectedSpan {
  const token = text.slice(span.start, span.end)
  return { ...span, end: span.start + token.replace(/(?:['’]s)?[.'’/-]{0,60}$/, '').length }
}

/** Names of things that are no plain words: GPT-4, COVID-19, README.md, BiDAF, Figure 3, SPSS 26. */
export const findIdentifiers: Finder = ({ text, language }) => [
  ...matchSpans(text, TOKEN, 'identifier')
    .map((span) => trimToken(text, span))
    .filter((span) => isIdentifier(text.slice(span.start, span.end))),
  ...matchSpans(text, CROSS_REFERENCE, 'identifier'),
  ...matchSpans(text, NAME_WITH_NUMBER, 'identifier'),
  ...matchSpans(text, CHINESE_CROSS_REFERENCE, 'identifier'),
  ...(language === 'en'
    ? []
    : matchSpans(text, LATIN_IN_CHINESE, 'identifier').map((span) => trimToken(text, span))),
]
