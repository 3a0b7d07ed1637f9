import type { CslItem, Renderer, StyleId } from '@redraft/citations'
import type { CitationCase } from './citation-cases.ts'
import { sameText } from './compare-text.ts'

export interface CaseOutcome {
  readonly id: string
  readonly style: StyleId
  readonly form: string
  readonly exact: boolean
  readonly expected: string
  readonly got: string
}

const IN_TEXT = /^(?:in[-_ ]?text|citation|cite|(?:foot)?note)s?$/iu

/** Renders each case and compares; what throws counts as not exact. */
export function runCases(
  cases: readonly CitationCase[],
  renderer: Renderer,
  normalize: (raw: unknown) => CslItem,
): readonly CaseOutcome[] {
  return cases.map(({ id, style, form, input_csl_json: input, expected_text: expected }) => {
    let got: string
    try {
      const item = normalize(Array.isArray(input) ? input[0] : input)
      const citation = renderer.citation(item, { style })
      got = IN_TEXT.test(form) ? citation.in_text : citation.text
    } catch (error) {
      got = `error: ${error instanceof Error ? error.message : String(error)}`
    }
    return { id, style, form, expected, got, exact: sameText(got, expected, style) }
  })
}
