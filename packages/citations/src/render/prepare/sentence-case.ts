import { PROPER_WORDS } from './proper-words.ts'

const MONTH_NOT_VERB = /^(?:March|May)$/u

/** Whether a word keeps its letters: acronyms, symbols, names in the list. */
function isFixed(word: string): boolean {
  const bare = word.replace(/['’]s$/u, '')
  if (/\p{Lu}.*\p{Lu}|\d|^\p{Ll}/u.test(bare)) return true
  if (bare === 'I') return true
  return PROPER_WORDS.has(bare) && !MONTH_NOT_VERB.test(bare)
}

/** Words of a text piece in lower case, but for what is fixed and the first after the start, a colon, ? or !. */
function lowerPiece(
  piece: string,
  startsSentence: boolean,
): { readonly text: string; readonly ended: boolean } {
  let first = startsSentence
  const text = piece.replace(
    /([:?!]|(?<=\s)[–—](?=\s))|[\p{L}\p{N}][\p{L}\p{N}'’]*(?:-[\p{L}\p{N}][\p{L}\p{N}'’]*)*/gu,
    (token, stop: string | undefined) => {
      if (stop !== undefined) {
        first = true
        return token
      }
      const parts = token.split('-').map((part, at) => {
        if (isFixed(part) || (first && at === 0)) return part
        return part.toLowerCase()
      })
      first = false
      return parts.join('-')
    },
  )
  return { text, ended: first }
}

/**
 * A title in sentence case (APA Publication Manual, 7th ed., 6.17): the first word, the first after a colon, acronyms
 * and the proper nouns we know keep their capitals. Words inside `nocase` and italics (species, titles) stay as they are.
 */
export function sentenceCase(title: string): string {
  let kept = 0
  let starts = true
  return title
    .split(/(<[^>]*>)/u)
    .map((part) => {
      if (part.startsWith('<')) {
        if (/^<(?:i|em|span class="nocase")>$/u.test(part)) kept++
        else if (/^<\/(?:i|em|span)>$/u.test(part)) kept = Math.max(0, kept - 1)
        return part
      }
      if (kept > 0) {
        starts = false
        return part
      }
      const { text, ended } = lowerPiece(part, starts)
      starts = ended
      return text
    })
    .join('')
}
