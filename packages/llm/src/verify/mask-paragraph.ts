import { type MaskedText, maskProtected, type ProtectedSpan, type Source } from '@redraft/transform'

/** What a model sees: it needs names, numbers and terms to make sense of a sentence, and they are verified afterwards. */
const VISIBLE: ReadonlySet<string> = new Set(['personal_term', 'number', 'date', 'identifier', 'list_marker'])
/** So short a quotation or emphasis is a word of the sentence. */
const SHORT = { kinds: new Set(['quotation', 'markdown']), words: 3, characters: 10 }

function isHidden(text: string, { start, end, kind }: ProtectedSpan): boolean {
  if (VISIBLE.has(kind)) return false
  const literal = text.slice(start, end)
  const isPlain = SHORT.kinds.has(kind) && !/[[\]()<>]/.test(literal)
  return !isPlain || literal.length > SHORT.characters * 3 || isLong(literal)
}

function isLong(literal: string): boolean {
  const isHan = /\p{Script=Han}/u.test(literal)
  return isHan ? [...literal].length > SHORT.characters + 2 : literal.trim().split(/\s+/).length > SHORT.words
}

/** Hides citations, quotations, links, formulas and code of a paragraph from a model. */
export function maskParagraph(source: Source): MaskedText {
  const protectedSpans = source.protectedSpans.filter((span) => isHidden(source.text, span))
  return maskProtected({ text: source.text, protectedSpans })
}
