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

interface Noted {
  readonly output: string
  readonly notes?: readonly {
    readonly start: number
    readonly end: number
    readonly note: string
    readonly code: string
  }[]
}

/** A place of an output that looks wrong: its words, and what to look at. Answers of older services have none. */
export interface ToldPlace extends Told {
  readonly start: number
  readonly words: string
}

/** The notes of an answer with the words that they are about. */
export function toldPlaces({ output, notes = [] }: Noted): ToldPlace[] {
  const points = [...output]
  return notes.map(({ start, end, note, code }) => ({
    start,
    words: points.slice(start, end).join(''),
    sentence: note,
    code,
  }))
}
