/** What stands in a sentence by name: a text, a number, or names of which one would do. */
export type RemarkValues = Readonly<Record<string, string | number | string[]>>

/** Something told to people: which sentence of a closed list, and what stands in it. */
export interface Remark<Code extends string = string> {
  readonly code: Code
  readonly values?: RemarkValues | undefined
}

/** Sentences of one language by code; `{name}` stands for a value. */
export type Sentences<Code extends string = string> = Readonly<Record<Code, string>>

const PLACEHOLDER = /\{(\w+)\}/g

/**
 * The sentence of a remark. Lists are joined with "or"; a value that is lacking leaves its placeholder, so that a
 * test sees it.
 */
export function renderRemark<Code extends string>(
  sentences: Sentences<Code>,
  { code, values = {} }: Remark<Code>,
): string {
  return sentences[code].replace(PLACEHOLDER, (placeholder, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : placeholder
    return Array.isArray(value) ? value.join(' or ') : `${value}`
  })
}

/** Names of the values that a sentence takes, sorted, each once. */
export function placeholdersOf(sentence: string): string[] {
  return [...new Set([...sentence.matchAll(PLACEHOLDER)].map((match) => match[1] ?? ''))].sort()
}
