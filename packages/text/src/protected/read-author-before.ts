import { SENTENCE_OPENERS } from '../sentences/abbreviations.ts'
import { COMPOUND_SURNAMES, SURNAMES, WORDLIKE_SURNAMES } from './chinese-surnames.ts'
import { LATIN_AUTHOR } from './citation-patterns.ts'

const WINDOW = 90
const HAN_TAIL = /[\p{Script=Han}·]{2,12}$/u
const GROUP_SUFFIX = /(?:等人?|团队|團隊|学者|學者)?\s?$/u
const JOINT = /[、和与與及跟，]$/u
const MAX_AUTHORS = 4

/** Length of the Chinese personal name a stretch ends with; 0 when none is recognised. */
function chineseNameLength(stretch: string): number {
  const run = HAN_TAIL.exec(stretch)?.[0] ?? ''
  for (const length of [4, 3]) {
    if (run.length >= length && COMPOUND_SURNAMES.has(run.slice(-length, 2 - length))) return length
  }
  for (const length of [3, 2]) {
    const wordlike = length === 3 && WORDLIKE_SURNAMES.has(run.charAt(run.length - 3))
    if (wordlike && SURNAMES.has(run.charAt(run.length - 2))) continue
    if (run.length >= length && SURNAMES.has(run.charAt(run.length - length))) return length
  }
  return 0
}

function chineseAuthorLength(before: string): number {
  let rest = before.replace(GROUP_SUFFIX, '')
  let start = before.length
  for (let i = 0; i < MAX_AUTHORS; i++) {
    const length = chineseNameLength(rest)
    if (length === 0) break
    start = rest.length - length
    rest = rest.slice(0, start)
    if (!JOINT.test(rest)) break
    rest = rest.slice(0, -1)
  }
  return before.length - start
}

function latinAuthorLength(before: string): number {
  let author = LATIN_AUTHOR.exec(before)?.[0] ?? ''
  for (
    let word = /^\p{L}+,?\s/u.exec(author)?.[0];
    word !== undefined;
    word = /^\p{L}+,?\s/u.exec(author)?.[0]
  ) {
    if (!SENTENCE_OPENERS.has(word.replace(/,?\s$/, '').toLowerCase())) break
    author = author.slice(word.length)
  }
  return author.length
}

/** How many characters before `at` name the author of a citation that stands there, such as `(2020)`. */
export function readAuthorBefore(text: string, at: number): number {
  const before = text.slice(Math.max(0, at - WINDOW), at)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const latin = latinAuthorLength(line)
  return latin > 0 ? latin : chineseAuthorLength(line)
}
