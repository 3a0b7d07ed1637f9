/** What a model counts: words of spaced scripts, or characters of Chinese. */
export type Unit = 'word' | 'character'

/** Sentence borders and everything that is no word, as the model sees them. */
export const BORDER = '·'
const NUMBER = '#'

/** A text as the model's units: lower-cased words (numbers as one), or Han characters; marks are borders. */
export function toUnits(text: string, unit: Unit): string[] {
  const pattern =
    unit === 'word'
      ? /\p{L}[\p{L}\p{M}'’-]*|\p{N}[\p{N}.,]*|[.!?;:,()]/gu
      : /\p{Script=Han}|[\p{L}\p{N}]+|[。！？；：，、（）]/gu
  return (text.match(pattern) ?? []).map((found) => {
    if (/^[\p{N}]/u.test(found)) return NUMBER
    if (/^[\p{L}]/u.test(found)) return found.toLowerCase().replaceAll('’', "'")
    return BORDER
  })
}
