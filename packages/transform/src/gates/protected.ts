import { isConvertible, type ProtectedSpan, type Source } from '../source.ts'
import { type Gate, multiset } from './gate.ts'

/**
 * Every protected span of the source occurs in the output at least as often, byte for byte; of a text that is
 * written in another script, numbers with their unit may be so too.
 */
export const protectedGate: Gate = {
  id: 'protected',
  check(source, output) {
    const isFolded = (span: ProtectedSpan) => isConvertible(source, span)
    const lost =
      findLost(
        literalsOf(source, (span) => !isFolded(span)),
        output,
      ) ?? findLostFolded(source, output, isFolded)
    if (lost !== undefined) return `lost "${lost.slice(0, 60)}"`
    for (const term of source.personalTerms) {
      const count = countOccurrences(source.text, term, Number.POSITIVE_INFINITY)
      if (countOccurrences(output, term, count) < count) return `lost the term "${term}"`
    }
    return undefined
  },
}

function literalsOf({ text, protectedSpans }: Source, isWanted: (span: ProtectedSpan) => boolean): string[] {
  return protectedSpans.filter(isWanted).map(({ start, end }) => text.slice(start, end))
}

function findLost(literals: readonly string[], output: string): string | undefined {
  for (const [literal, count] of multiset(literals))
    if (countOccurrences(output, literal, count) < count) return literal
  return undefined
}

function findLostFolded(
  source: Source,
  output: string,
  isFolded: (span: ProtectedSpan) => boolean,
): string | undefined {
  const fold = source.foldScript
  if (fold === undefined) return undefined
  return findLost(literalsOf(source, isFolded).map(fold), fold(output))
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
