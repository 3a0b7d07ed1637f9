import { anyOf, wordList } from '../../lexicon/load-lists.ts'

/** Nouns that end in -s and are singular. */
const SINGULAR_S = new RegExp(`(?:ss|us|is|ics|ous)$|^${anyOf('en/grammar/number', 'singular-s')}$`)
const IRREGULAR_PLURAL = wordList('en/grammar/number', 'irregular-plural')
/** Plural nouns that take a singular verb as often as a plural one: no agreement is made with them. */
export const UNSURE_NUMBER = wordList('en/grammar/number', 'unsure-number')

const SCIENCE = wordList('en/grammar/number', 'science')

/** Whether a noun in lower case is plural by its form. */
export function isPluralNoun(lower: string): boolean {
  if (IRREGULAR_PLURAL.has(lower)) return true
  return /s$/.test(lower) && !SINGULAR_S.test(lower)
}

/** As a rule's tag for plural nouns reads it: "topics" is plural too, "physics" and "gas" are not. */
export function looksPlural(lower: string): boolean {
  return isPluralNoun(lower) || (/ics$/.test(lower) && !SCIENCE.has(lower))
}
