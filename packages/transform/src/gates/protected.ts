import { type Gate, multiset } from './gate.ts'

/** Every protected span of the source occurs in the output at least as often, byte for byte. */
export const protectedGate: Gate = {
  id: 'protected',
  check(source, output) {
    const wanted = multiset(source.protectedSpans.map((span) => source.text.slice(span.start, span.end)))
    for (const [literal, count] of wanted) {
      if (countOccurrences(output, literal, count) < count) return `lost "${literal.slice(0, 60)}"`
    }
    for (const term of source.personalTerms) {
      const count = countOccurrences(source.text, term, Number.POSITIVE_INFINITY)
      if (countOccurrences(output, term, count) < count) return `lost the term "${term}"`
    }
    return undefined
  },
}

function countOccurrences(text: string, literal: string, enough: number): number {
  if (literal === '') return enough
  let count = 0
  let from = text.indexOf(literal)
  while (from !== -1 && count < enough) {
    count++
    from = text.indexOf(literal, from + literal.length)
  }
  return count
}
