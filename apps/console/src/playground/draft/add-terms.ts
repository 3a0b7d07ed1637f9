import { LIMITS } from '@redraft/contracts'

const { maxCount, maxCharacters } = LIMITS.personalTerms

/** Adds what was typed or pasted: parts between line breaks, semicolons and commas, each once, within the limits. */
export function addTerms(terms: readonly string[], typed: string): string[] {
  const added = typed
    .split(/[\n;；，,、]+/)
    .map((term) => [...term.trim()].slice(0, maxCharacters).join(''))
    .filter((term) => term !== '')
  return [...new Set([...terms, ...added])].slice(0, maxCount)
}
