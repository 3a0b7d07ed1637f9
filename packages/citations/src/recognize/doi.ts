import { CitationInputError, quoteInput } from './citation-input-error.ts'

// Prefixes as the DOI handbook (2.2.2) has them; suffixes are any printable characters.
const DOI = /^10\.\d{4,9}(?:\.\d{1,9})*\/[^\s\p{Cc}]+$/u
const SHORT_DOI = /^10\/[a-z0-9]{2,12}$/i
const LABEL = /^(?:urn:|info:)?(?:doi|hdl)\s*[:/=\s]\s*|^doi(?=10\.)/i
const RESOLVER =
  /^(?:https?:\/\/)?(?:(?:www|dx)\.)?doi\.org\/+|^https?:\/\/hdl\.handle\.net\/+(?=(?:doi:)?10\.)/i
const TRAILING = /(?<![.,;:!?'"”’。，；、])[.,;:!?'"”’。，；、]+$/
const PAIRS: Readonly<Record<string, string>> = { ')': '(', ']': '[', '}': '{', '>': '<' }

const count = (text: string, character: string): number => text.split(character).length - 1

/** Drops what a sentence puts after a DOI: punctuation, and closing brackets that nothing inside opens. */
function trimSentence(text: string): string {
  let doi = text.slice(0, 4_096)
  for (let step = 0; step < 20; step += 1) {
    const trimmed = doi.replace(TRAILING, '')
    const last = trimmed.at(-1) ?? ''
    const opening = PAIRS[last]
    const loose = opening !== undefined && count(trimmed, last) > count(trimmed, opening)
    const next = loose ? trimmed.slice(0, -1) : trimmed
    if (next === doi) break
    doi = next
  }
  return doi
}

function decodePercent(text: string): string {
  if (!/%[0-9a-f]{2}/i.test(text)) return text
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** ASCII letters only: DOIs are compared without ASCII case (handbook 2.4), other letters keep theirs. */
const lowerAscii = (text: string): string => text.replace(/[A-Z]+/g, (letters) => letters.toLowerCase())

function unwrap(text: string): { body: string; labelled: boolean; link: boolean } {
  let body = text.replace(/^[<([{"'“‘]+(?=\s*(?:doi|10[./]|https?:|urn:|info:))/i, '').trim()
  let labelled = false
  let link = false
  for (let step = 0; step < 3; step += 1) {
    const match = RESOLVER.exec(body) ?? LABEL.exec(body)
    if (match === null || match[0] === '') break
    link ||= RESOLVER.test(body)
    labelled = true
    body = body.slice(match[0].length)
  }
  if (!link) return { body: decodePercent(trimSentence(body)), labelled, link }
  return { body: trimSentence(decodePercent(body.replace(/[?#].*$/s, ''))), labelled, link }
}

/**
 * The DOI that `text` spells in any of the usual ways (bare, `doi:`, URN, resolver link, percent-encoded, with the
 * punctuation of a sentence), in its canonical form: ASCII letters lower case, no prefix. Short DOIs become `10/abc`.
 * `undefined` when the text is not meant as a DOI.
 * @throws CitationInputError when it is meant as one but malformed
 */
export function recognizeDoi(text: string): string | undefined {
  const { body, labelled, link } = unwrap(text)
  if (!labelled && !/^10[./]/.test(body)) return undefined
  if (DOI.test(body) || SHORT_DOI.test(body)) return lowerAscii(body)
  if (link && /^[a-z0-9]{3,12}$/i.test(body)) return `10/${lowerAscii(body)}`
  if (!labelled && !/^10\.\d{4}/.test(body)) return undefined
  throw new CitationInputError('doi', `${quoteInput(text)} was taken for a DOI, but ${faultOf(body)}.`)
}

function faultOf(body: string): string {
  if (body === '') return 'nothing follows the prefix'
  if (!body.startsWith('10.')) return 'a DOI starts with "10."'
  if (/\s/.test(body)) return 'it has a space inside'
  if (!body.includes('/')) return 'it has no "/" with a suffix'
  if (body.endsWith('/') && body.indexOf('/') === body.length - 1) return 'nothing follows the "/"'
  return 'it does not have the form 10.<registrant>/<suffix>'
}

/**
 * The DOI that a metadata value or link holds, as typed but without label, resolver or trailing punctuation;
 * `undefined` when there is none. Never throws.
 */
export function cleanDoi(text: string): string | undefined {
  const { body } = unwrap(text.slice(0, 4_096).trim())
  const first = body.split(/\s/, 1)[0] ?? ''
  return DOI.test(first) ? trimSentence(first) : undefined
}

/** The first DOI anywhere in a text, or `undefined`; for web addresses that carry one and for error messages. */
export function findDoi(text: string): string | undefined {
  const match = /\b10\.\d{4,9}(?:\.\d{1,9})*\/[^\s"<>]{1,300}/.exec(decodePercent(text.slice(0, 20_000)))
  return match === null ? undefined : cleanDoi(match[0].replace(/[?#&].*$/s, ''))
}
