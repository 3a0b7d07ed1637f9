import type { Source } from '../source.ts'

/** A text with every protected span replaced by a placeholder that must come back. */
export interface MaskedText {
  readonly text: string
  /** Puts the protected spans back into what was made of the masked text. */
  restore(output: string): Restored
}

/** What came back: the text, or the spans whose placeholders were lost or came more than once. */
export type Restored =
  | { readonly isWhole: true; readonly text: string }
  | { readonly isWhole: false; readonly lost: readonly string[]; readonly repeated: readonly string[] }

/** The residue gate refuses an output that still has one of these. */
const PLACEHOLDER = /\[\[P(\d+)\]\]/g

/**
 * Hides the protected spans of a text from an engine that cannot be told to leave them alone: `[[P1]]`, `[[P2]]` in
 * their order, numbered beyond any that the text itself has. Gates still check what is restored.
 */
export function maskProtected({ text, protectedSpans }: Pick<Source, 'text' | 'protectedSpans'>): MaskedText {
  const first = 1 + Math.max(0, ...[...text.matchAll(PLACEHOLDER)].map(([, number]) => Number(number)))
  const literals = new Map<string, string>()
  let masked = ''
  let at = 0
  for (const [index, { start, end }] of protectedSpans.entries()) {
    const placeholder = `[[P${first + index}]]`
    literals.set(placeholder, text.slice(start, end))
    masked += text.slice(at, start) + placeholder
    at = end
  }
  return { text: masked + text.slice(at), restore: (output) => restore(output, literals) }
}

function restore(output: string, literals: ReadonlyMap<string, string>): Restored {
  const found = [...output.matchAll(PLACEHOLDER)].map(([placeholder]) => placeholder)
  const spansThatCame = (test: (times: number) => boolean) =>
    [...literals].filter(([key]) => test(found.filter((each) => each === key).length)).map(([, span]) => span)
  const lost = spansThatCame((times) => times === 0)
  const repeated = spansThatCame((times) => times > 1)
  if (lost.length > 0 || repeated.length > 0) return { isWhole: false, lost, repeated }
  return { isWhole: true, text: output.replace(PLACEHOLDER, (key) => literals.get(key) ?? key) }
}
