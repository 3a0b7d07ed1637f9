import { SENTENCE_OPENERS } from '../sentences/abbreviations.ts'
import { type BracketGroup, findBracketGroups } from './bracket-groups.ts'
import {
  AUTHOR_OPENING,
  AUTHOR_PAGE,
  CROSS_REFERENCE,
  DOCUMENT_TYPE,
  FOOTNOTE,
  NUMERIC,
  PAGE_ONLY,
  PANDOC,
  YEAR_INSIDE,
  YEAR_ONLY,
} from './citation-patterns.ts'
import { type Finder, matchSpans, type ProtectedSpan } from './protected-span.ts'
import { readAuthorBefore } from './read-author-before.ts'

const ET_AL = /(?<![\p{L}\p{N}])\p{Lu}[\p{L}\p{M}’'-]{0,30},?\set\sal\b\.?/gu
const SUPERSCRIPT = /[¹²³⁰⁴-⁹][¹²³⁰⁴-⁹⁻,–]{0,12}/gu
const PANDOC_KEY = /(?<![\w.@])-?@[A-Za-z_][\w:#$%&+?~/-]{0,60}/g
const CITE_COMMAND =
  /\\(?:[A-Za-z]{0,12}cite[A-Za-z]{0,12}|ref|eqref|cref|label|footnote)\*?(?:\[[^[\]\n]{0,100}\]){0,2}\{[^{}\n]{0,300}\}/g

function opensLikeProse(content: string): boolean {
  const word = /^\s*(\p{L}+)/u.exec(content)?.[1] ?? ''
  return word.toLowerCase() !== 'see' && SENTENCE_OPENERS.has(word.toLowerCase())
}

function isAuthorYear(content: string): boolean {
  return YEAR_INSIDE.test(content) && AUTHOR_OPENING.test(content) && !opensLikeProse(content)
}

function isCitation({ shape, content }: BracketGroup): boolean {
  if (content.trim() === '') return false
  if (shape === 'square') {
    const tests = [NUMERIC, FOOTNOTE, DOCUMENT_TYPE, PANDOC]
    return tests.some((test) => test.test(content)) || isAuthorYear(content)
  }
  const tests = [YEAR_ONLY, PAGE_ONLY, CROSS_REFERENCE, AUTHOR_PAGE]
  return tests.some((test) => test.test(content)) || isAuthorYear(content)
}

function toSpan(text: string, group: BracketGroup): ProtectedSpan {
  const narrative = YEAR_ONLY.test(group.content) || NUMERIC.test(group.content)
  const author = narrative && group.shape === 'round' ? readAuthorBefore(text, group.start) : 0
  return { start: group.start - author, end: group.end, kind: 'citation' }
}

/**
 * Citations in text: author–year in brackets or with the author outside, numeric, footnote marks, page and
 * figure references, pandoc keys and LaTeX commands, in Latin and Chinese punctuation.
 */
export const findCitations: Finder = ({ text }) => [
  ...findBracketGroups(text)
    .filter(isCitation)
    .map((group) => toSpan(text, group)),
  ...matchSpans(text, ET_AL, 'citation'),
  ...matchSpans(text, SUPERSCRIPT, 'citation'),
  ...matchSpans(text, PANDOC_KEY, 'citation'),
  ...matchSpans(text, CITE_COMMAND, 'citation'),
]
