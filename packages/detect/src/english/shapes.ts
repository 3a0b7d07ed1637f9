import { NUMBER, PUNCTUATION, type TokenisedText, WORD, wordId } from '../features/tokenise.ts'
import { SUFFIXES, WORD_GROUPS } from './word-groups.ts'

export const GROUP_NAMES = Object.keys(WORD_GROUPS)

/** Group index of each closed-class word, by token id. */
export const GROUP_BY_ID: ReadonlyMap<number, number> = new Map(
  Object.values(WORD_GROUPS).flatMap((words, group) =>
    words.split(' ').map((word) => [wordId(word), group] as const),
  ),
)

const SUFFIX_SYMBOL = new Map<string, number>(SUFFIXES.map((suffix, index) => [suffix, 0x20000 + index]))
const PLAIN_WORD = 0x30000
const LONGEST_SUFFIX = 7

function suffixSymbol(word: string): number {
  const longest = Math.min(LONGEST_SUFFIX, word.length - 2)
  for (let length = longest; length > 0; length--) {
    const symbol = SUFFIX_SYMBOL.get(word.slice(-length))
    if (symbol !== undefined) return symbol
  }
  return PLAIN_WORD
}

/** Symbol that stands for a suffix, to count it. */
export function symbolOfSuffix(suffix: (typeof SUFFIXES)[number]): number {
  return SUFFIX_SYMBOL.get(suffix) ?? PLAIN_WORD
}

/**
 * The shape of each token, without its topic: function words and marks as themselves, other words as their
 * suffix, numbers as one symbol.
 */
export function englishShapes(tokens: TokenisedText): Int32Array {
  const shapes = new Int32Array(tokens.count)
  for (let index = 0; index < tokens.count; index++) {
    const id = tokens.ids[index] ?? 0
    const kind = tokens.kinds[index]
    if (kind === PUNCTUATION || kind === NUMBER) shapes[index] = id
    else if (kind === WORD) {
      shapes[index] = GROUP_BY_ID.has(id)
        ? id
        : suffixSymbol(tokens.text.slice(tokens.starts[index], tokens.ends[index]))
    } else shapes[index] = 0x40000
  }
  return shapes
}
