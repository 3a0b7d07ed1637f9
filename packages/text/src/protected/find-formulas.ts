import { findBracketGroups } from './bracket-groups.ts'
import { type Finder, matchSpans, type ProtectedSpan } from './protected-span.ts'

const MAX_INLINE = 300
const LETTERS = 'A-Za-zα-ωΑ-Ωϕϵ∂∇∑∫√∞π'
const ATOM = String.raw`(?:[${LETTERS}\d]|\.(?=\d))(?:[${LETTERS}\d_%²³⁰-⁹₀-₉′']|\.(?=\d)){0,24}(?:\([^()\n]{0,24}\))?`
const TERMS = String.raw`[-−+±]?${ATOM}(?:\s?[+*/×·^÷±−-]\s?${ATOM}){0,8}`
const RELATION = String.raw`(?:\s?(?:=|≈|≠|≤|≥|<=|>=|:=|∝|≡|±|＝|＜|＞)\s?|\s[<>]\s|[<>](?=[-−\d.]))`
const SIMPLE = `${TERMS}(?:${RELATION}${TERMS}){1,3}`
const EQUATION = new RegExp(String.raw`(?<![\p{L}\p{N}_.])${SIMPLE}`, 'gu')
const ONLY_EQUATIONS = new RegExp(String.raw`^\s?(?:${SIMPLE}(?:[,;，；、]\s?|$)){1,8}$`, 'u')
const INTERVAL =
  /\d{1,3}(?:\.\d{1,2})?%\s?(?:CI|CrI|置信区间|信賴區間)[:：=,，]?\s?[[(（][^\])）\n]{1,40}[\])）]/gu
const LATEX_COMMAND =
  /\\(?!\w{0,12}cite|(?:eq|c)?ref|label|footnote)(?:[A-Za-z]{2,30}|[A-Za-z](?=\{))(?:\{[^{}\n]{0,200}\}){0,3}/g
const DISPLAY: readonly (readonly [string, string])[] = [
  ['$$', '$$'],
  ['\\(', '\\)'],
  ['\\[', '\\]'],
  ['\\begin{', '\\end{'],
]

/** Stretches between two fixed marks; a mark without its partner ends the search, which keeps it linear. */
function findDelimited(text: string, open: string, close: string): ProtectedSpan[] {
  const spans: ProtectedSpan[] = []
  for (let at = text.indexOf(open); at >= 0; ) {
    const found = text.indexOf(close, at + open.length)
    if (found < 0) break
    const brace = open.endsWith('{') ? text.indexOf('}', found) : -1
    const end = brace >= 0 ? brace + 1 : found + close.length
    spans.push({ start: at, end, kind: 'formula' })
    at = text.indexOf(open, end)
  }
  return spans
}

/** `$…$` with the rule of pandoc: no space inside the marks and no digit after, so that prices are none. */
function findDollars(text: string): ProtectedSpan[] {
  const spans: ProtectedSpan[] = []
  let open = -1
  for (let i = text.indexOf('$'); i >= 0; i = text.indexOf('$', i + 1)) {
    const before = text.charAt(i - 1)
    const after = text.charAt(i + 1)
    const near = open >= 0 && i - open <= MAX_INLINE && i > open + 1 && !text.slice(open, i).includes('\n\n')
    if (near && /\S/.test(before) && before !== '\\' && !/\d/.test(after)) {
      spans.push({ start: open, end: i + 1, kind: 'formula' })
      open = -1
    } else open = /\S/.test(after) && before !== '\\' ? i : -1
  }
  return spans
}

/** TeX formulas, simple equations and statistics (`p < .05`, `E = mc^2`), with brackets that hold nothing else. */
export const findFormulas: Finder = ({ text }) => [
  ...DISPLAY.flatMap(([open, close]) => findDelimited(text, open, close)),
  ...findDollars(text),
  ...matchSpans(text, EQUATION, 'formula'),
  ...matchSpans(text, INTERVAL, 'formula'),
  ...matchSpans(text, LATEX_COMMAND, 'formula'),
  ...findBracketGroups(text)
    .filter((group) => ONLY_EQUATIONS.test(group.content))
    .map(({ start, end }) => ({ start, end, kind: 'formula' as const })),
]
