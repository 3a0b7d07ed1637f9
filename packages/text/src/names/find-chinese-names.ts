import { COMPOUND_SURNAMES, SURNAMES } from '../protected/chinese-surnames.ts'
import type { Span } from '../span.ts'
import {
  AFTER_PERSON,
  BEFORE_PERSON,
  ORGANISATION_ENDS,
  ORGANISATION_STARTS,
  PLACES,
} from './chinese-name-words.ts'

const FOLLOWED = new RegExp(`^(?:${AFTER_PERSON})`, 'u')
const PRECEDED = new RegExp(`(?:${BEFORE_PERSON})$`, 'u')
const HAN = /\p{Script=Han}/u
const GIVEN_NAME =
  /^(?![的了在是和与與有我你他她它不这這那就也都而及或被把对對到从從为為所之其曾地得着過过才上声聲])\p{Script=Han}$/u
// Particles no name holds: the search for the start of an organisation stops at them.
const STOP = /[的了在是和与與及对對由从從到为為被把让讓向这這那该該此某其各每我你他她它们們于於以]/u
const ORGANISATION = new RegExp(`(?:${ORGANISATION_ENDS})`, 'gu')
const ORGANISATION_START = new RegExp(`(?:${ORGANISATION_STARTS}|${PLACES})`, 'u')
const PLACE = new RegExp(`(?:${PLACES})`, 'gu')
const MAX_ORGANISATION = 14
const SHORT_NAME_ENDS = /^(?:大学|大學|学院|學院|医院|醫院|银行|銀行|出版社|公司|集团|集團)$/

function isGivenName(text: string, from: number, to: number): boolean {
  for (let i = from; i < to; i++) if (!GIVEN_NAME.test(text.charAt(i))) return false
  return true
}

/** End of the personal name that begins at `at`, judged by the words around it; -1 when there is none. */
function readPersonEnd(text: string, at: number): number {
  const compound = COMPOUND_SURNAMES.has(text.slice(at, at + 2))
  if (!compound && !SURNAMES.has(text.charAt(at))) return -1
  const surname = compound ? 2 : 1
  const titled = PRECEDED.test(text.slice(Math.max(0, at - 4), at))
  if (!titled && HAN.test(text.charAt(at - 1))) return -1
  for (const given of [2, 1]) {
    const end = at + surname + given
    if (end > text.length || !isGivenName(text, at + surname, end)) continue
    if (FOLLOWED.test(text.slice(end, end + 3))) return end
    if (titled && !HAN.test(text.charAt(end))) return end
  }
  return -1
}

function findPersons(text: string): Span[] {
  const spans: Span[] = []
  for (let i = 0; i < text.length; i++) {
    if (text.charAt(i) < '\u4e00') continue
    const end = readPersonEnd(text, i)
    if (end > 0) spans.push({ start: i, end })
  }
  return spans
}

/** Start of the organisation whose last word begins at `at`, or -1 when only a common noun stands there. */
function readOrganisationStart(text: string, at: number, lastWord: string): number {
  const floor = Math.max(0, at - MAX_ORGANISATION)
  let start = at
  while (start > floor && HAN.test(text.charAt(start - 1)) && !STOP.test(text.charAt(start - 1))) start--
  const known = ORGANISATION_START.exec(text.slice(start, at))
  if (known !== null) return start + known.index
  const standsApart = !HAN.test(text.charAt(start - 1))
  const fits = at - start >= 2 && at - start <= 4
  return standsApart && fits && SHORT_NAME_ENDS.test(lastWord) ? start : -1
}

function findOrganisations(text: string): Span[] {
  const spans: Span[] = []
  for (const match of text.matchAll(ORGANISATION)) {
    const start = readOrganisationStart(text, match.index, match[0])
    if (start >= 0) spans.push({ start, end: match.index + match[0].length })
  }
  return spans
}

/**
 * Names in a Chinese text: persons with a title or a verb of saying beside them, organisations that begin with
 * a place or a known word, places. Conservative: a bare name in running text is not recognised.
 */
export function findChineseNames(text: string): Span[] {
  const places = [...text.matchAll(PLACE)].map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
  }))
  return [...findPersons(text), ...findOrganisations(text), ...places]
}
