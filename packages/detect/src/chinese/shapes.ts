import { CJK, NUMBER, PUNCTUATION, type TokenisedText } from '../features/tokenise.ts'
import { CHARACTER_GROUPS } from './character-groups.ts'

export const GROUP_NAMES = Object.keys(CHARACTER_GROUPS)

/** Group indices of each function character, by its code; a character may be in several groups. */
export const GROUPS_BY_CODE: ReadonlyMap<number, readonly number[]> = (() => {
  const groups = new Map<number, number[]>()
  for (const [group, characters] of Object.values(CHARACTER_GROUPS).entries()) {
    for (const character of characters) {
      const code = character.charCodeAt(0)
      groups.set(code, [...(groups.get(code) ?? []), group])
    }
  }
  return groups
})()

const CONTENT_RUN = 0x20000
const LATIN = 0x30000
const LONGEST_RUN = 8

/**
 * The text without its topic: function characters and marks as themselves, a run of other ideographs as one
 * symbol for its length (up to 8), words in Latin letters and numbers as one symbol each. The result has one
 * symbol a token or run. With `places`, no run crosses a sentence start and `at` gets the first token of each symbol.
 */
export function chineseShapes(
  tokens: TokenisedText,
  range: { from: number; to: number },
  places?: { at: Int32Array; starts: Uint8Array },
): Int32Array {
  const shapes = new Int32Array(range.to - range.from)
  let count = 0
  let run = 0
  const put = (symbol: number, first: number) => {
    if (places !== undefined) places.at[count] = first
    shapes[count++] = symbol
  }
  const flush = (end: number) => {
    if (run > 0) put(CONTENT_RUN + Math.min(run, LONGEST_RUN), end - run)
    run = 0
  }
  for (let index = range.from; index < range.to; index++) {
    const id = tokens.ids[index] ?? 0
    const kind = tokens.kinds[index]
    if (places?.starts[index] === 1) flush(index)
    if (kind === CJK && !GROUPS_BY_CODE.has(id)) {
      run++
      continue
    }
    flush(index)
    put(kind === CJK || kind === PUNCTUATION || kind === NUMBER ? id : LATIN, index)
  }
  flush(range.to)
  return shapes.subarray(0, count)
}
