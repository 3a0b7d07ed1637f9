import { articleFor, type Form } from './grammar/inflect.ts'
import { isSentenceStart, type Match } from './match.ts'
import type { Token } from './token.ts'
import { inflectLike, reinflect } from './word-form.ts'

const SLOT = /\{([a-z]\d?)(?:([:>])([A-Za-z-]+))?\}/g

export interface Rendered {
  readonly start: number
  readonly end: number
  readonly after: string
}

/**
 * Fills a replacement for a match: `{v}` as found, `{v:use}` `use` inflected as v is, `{v>VBG}` v in another form.
 * Takes care of capitals, spaces and a/an around it. Undefined when a form cannot be told.
 */
export function renderReplacement(template: string, match: Match, text: string): Rendered | undefined {
  let failed = false
  const filled = atOwnCase(template, match).replace(
    SLOT,
    (_slot, name: string, operator?: string, argument?: string) => {
      const value = fillSlot({ match, text, name, operator, argument })
      if (value === undefined) failed = true
      return value ?? ''
    },
  )
  if (failed) return undefined
  return fitIn(filled, match, text)
}

/** "Also," in the place of "moreover,": an item of a list that begins small stays small. */
function atOwnCase(template: string, { tokens, from }: Match): string {
  const first = tokens[from]?.text ?? ''
  return /^\p{Lu}/u.test(template) && /^\p{Ll}/u.test(first) ? lowerFirst(template) : template
}

interface Slot {
  readonly match: Match
  readonly text: string
  readonly name: string
  readonly operator: string | undefined
  readonly argument: string | undefined
}

function fillSlot({ match, text, name, operator, argument }: Slot): string | undefined {
  const captured = match.captures.get(name)
  if (captured === undefined) return ''
  const first = match.tokens[captured.from] as Token
  const last = match.tokens[captured.to - 1] as Token
  if (operator === undefined || argument === undefined) {
    const literal = text.slice(first.start, last.end)
    return isSentenceStart(match.tokens, captured.from) && !first.name ? lowerFirst(literal) : literal
  }
  const lemma = captured.lemma ?? last.lemma
  if (operator === '>') return reinflect(last, lemma, argument as Form)
  return inflectLike({ tokens: match.tokens, index: captured.to - 1, from: lemma, to: argument })
}

function fitIn(filled: string, match: Match, text: string): Rendered | undefined {
  const { tokens, from, to } = match
  const first = tokens[from] as Token
  const last = tokens[to - 1] as Token
  const atStart = isSentenceStart(tokens, from) && /^\p{Lu}/u.test(first.text)
  let { start } = first
  let { end } = last
  let after = filled.replace(/\s+/g, ' ').trim()
  if (after === '') {
    const next = tokens[to]
    if (atStart && next !== undefined) {
      // A number word or code that is to stay as it is cannot open the sentence in small letters.
      if (next.locked && /^\p{Ll}/u.test(next.text)) return undefined
      const keepsLetters = next.name || next.locked
      end = keepsLetters ? next.start : next.end
      after = keepsLetters ? '' : upperFirst(text.slice(next.start, next.end))
    } else start = text.slice(0, start).trimEnd().length
  } else {
    if (/^[,;:.]/.test(after)) start = text.slice(0, start).trimEnd().length
    if (atStart) after = upperFirst(after)
  }
  return fixArticles({ start, end, after }, match, text)
}

/** a/an inside the replacement, before it, and at its end. */
function fixArticles(rendered: Rendered, match: Match, text: string): Rendered {
  const { tokens, from, to } = match
  let { start, after } = rendered
  // A cut at the beginning takes the next word in, to write it with a capital.
  const next = (tokens[to]?.start ?? rendered.end) < rendered.end ? tokens[to + 1] : tokens[to]
  const following = next === undefined ? '' : text.slice(next.start, next.end)
  after = after.replace(
    /\b([Aa])n? (?=([\p{L}\p{N}'’-]+))/gu,
    (_all, a: string, word: string) => `${a}${articleFor(word).slice(1)} `,
  )
  if (/\b[Aa]n?$/.test(after) && following !== '')
    after = after.replace(/\b([Aa])n?$/, (_all, a: string) => `${a}${articleFor(following).slice(1)}`)
  const previous = tokens[from - 1]
  if (previous !== undefined && !previous.locked && /^an?$/.test(previous.lower)) {
    const word = after === '' ? following : after
    const wanted = articleFor(word)
    if (wanted !== previous.lower) {
      after = `${previous.text[0] ?? ''}${wanted.slice(1)}${after === '' ? '' : text.slice(previous.end, start)}${after}`
      start = previous.start
    }
  }
  return { start, end: rendered.end, after }
}

/** Letters after a number or a sign keep their case: "37 firms", "$\\alpha$", "`size`". */
const FIRST_LETTER = /^["“”'‘’(*_[]*\p{L}/u

export function upperFirst(word: string): string {
  return word.replace(FIRST_LETTER, (start) => start.toUpperCase())
}

export function lowerFirst(word: string): string {
  return /^(?:I\b|I['’])|^\p{Lu}\p{Lu}/u.test(word)
    ? word
    : word.replace(FIRST_LETTER, (start) => start.toLowerCase())
}
