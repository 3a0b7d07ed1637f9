import type { CslName } from '../item.ts'

const isCapitals = (text: string): boolean => /^[\p{Lu}\p{M}\s'’.-]*$/u.test(text) && /\p{Lu}{2}/u.test(text)

const lowerWord = (word: string): string => {
  const [first = '', ...rest] = Array.from(word)
  return first + rest.join('').toLowerCase()
}

const lowerName = (text: string): string =>
  text.replace(/[\p{L}\p{M}]+/gu, (word) =>
    /^[IVX]+$/.test(word) && word.length > 1 ? word : lowerWord(word),
  )

/**
 * Names that a registry holds in capitals (WINTER, GEORGE D.) in ordinary case, if every person of the list is so
 * written; otherwise the same list. Organisations and one-letter parts stay.
 */
export function lowerCapitals(names: CslName[]): CslName[] {
  const people = names.filter((name) => name.family !== undefined && name.given !== undefined)
  if (people.length === 0 || !people.every((name) => isCapitals(name.family ?? ''))) return names
  return names.map((name) => {
    if (name.family === undefined || name.given === undefined) return name
    // `J. D.` and `JD` are initials; `GEORGE D.` is a name in capitals.
    const given = /\p{Lu}{3}/u.test(name.given) ? lowerName(name.given) : name.given
    return { ...name, family: lowerName(name.family), given }
  })
}
