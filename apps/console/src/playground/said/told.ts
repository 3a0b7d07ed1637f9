import type { RemarkValues } from '@redraft/contracts'

/** A warning of an answer. Answers stored by older services have the sentence alone. */
export interface Told {
  readonly sentence: string
  readonly code?: string | undefined
  readonly values?: RemarkValues | undefined
}

interface Warned {
  readonly warnings: readonly string[]
  readonly warning_codes?: readonly string[]
  readonly warning_values?: readonly RemarkValues[]
}

/** The warnings of an answer, each with its code and values where the answer has them. */
export function toldWarnings({
  warnings,
  warning_codes: codes = [],
  warning_values: values = [],
}: Warned): Told[] {
  return warnings.map((sentence, at) => ({ sentence, code: codes[at], values: values[at] }))
}
