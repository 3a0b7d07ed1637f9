import type { Span } from '../span.ts'
import type { Finder } from './protected-span.ts'

// Words of scripts that put spaces between them; a term in Han characters may stand anywhere.
const SPACED_WORD = /[\p{L}\p{N}\p{M}]/u
const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u

function isWordCharacter(character: string): boolean {
  return SPACED_WORD.test(character) && !UNSPACED.test(character)
}

function cutsWord(text: string, { start, end }: Span): boolean {
  const before = isWordCharacter(text.charAt(start - 1)) && isWordCharacter(text.charAt(start))
  return before || (isWordCharacter(text.charAt(end - 1)) && isWordCharacter(text.charAt(end)))
}

function occurrences(text: string, term: string): Span[] {
  const spans: Span[] = []
  for (let at = text.indexOf(term); at >= 0; at = text.indexOf(term, at + term.length)) {
    spans.push({ start: at, end: at + term.length })
  }
  return spans
}

/** Lower-cases only where that keeps every offset. */
function foldCase(text: string): string {
  const lower = text.toLowerCase()
  return lower.length === text.length ? lower : text
}

function widenToWords(text: string, { start, end }: Span): Span {
  let from = start
  let to = end
  while (from > 0 && isWordCharacter(text.charAt(from - 1)) && isWordCharacter(text.charAt(from))) from--
  while (to < text.length && isWordCharacter(text.charAt(to - 1)) && isWordCharacter(text.charAt(to))) to++
  return { start: from, end: to }
}

/** The words the finds stand in, each once: a long word full of them is walked through a single time. */
function wordsAround(text: string, found: readonly Span[]): Span[] {
  const words: Span[] = []
  for (const span of found) {
    if (span.end > (words.at(-1)?.end ?? -1)) words.push(widenToWords(text, span))
  }
  return words
}

/**
 * Occurrences of the caller's own terms, in any case, as whole words. A term that only ever stands inside other
 * words is kept by protecting those words.
 */
export const findPersonalTerms: Finder = ({ text, personalTerms }) => {
  if (personalTerms.length === 0) return []
  const folded = foldCase(text)
  return personalTerms.flatMap((raw) => {
    const term = raw.trim()
    if (term === '') return []
    const forms = [...new Set([term, term.normalize('NFC'), term.normalize('NFD')])]
    const found = forms.flatMap((form) => occurrences(folded, folded === text ? form : foldCase(form)))
    const whole = found.filter((span) => !cutsWord(text, span))
    const kept = whole.length > 0 ? whole : wordsAround(text, found)
    return kept.map((span) => ({ ...span, kind: 'personal_term' as const }))
  })
}
