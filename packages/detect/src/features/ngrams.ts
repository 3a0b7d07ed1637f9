import { type HashBuffer, mix, type TokenRange } from './hash-buffer.ts'
import { NUMBER_ID, type TokenisedText } from './tokenise.ts'

/** Adds the hashes of all n-grams of `symbols[0..count)`, n from `min` to `max`. */
export function addNgrams(
  symbols: Int32Array,
  count: number,
  options: { min: number; max: number; into: HashBuffer },
): void {
  const { min, max, into } = options
  into.reserve(count * (max - min + 1))
  const { data } = into
  let { length } = into
  for (let start = 0; start < count; start++) {
    let hash = 0x9747b28c | 0
    const last = Math.min(max, count - start)
    for (let n = 1; n <= last; n++) {
      hash = Math.imul(hash ^ (symbols[start + n - 1] ?? 0), 0x5bd1e995)
      hash ^= hash >>> 15
      if (n >= min) data[length++] = mix(hash + n)
    }
  }
  into.length = length
}

/** Lexical evidence, letters: which strings of three to five characters occur, digits as one symbol. */
export function characterNgrams(tokens: TokenisedText, range: TokenRange, into: HashBuffer): void {
  const start = tokens.starts[range.from] ?? 0
  const end = tokens.ends[range.to - 1] ?? start
  const symbols = new Int32Array(end - start)
  let count = 0
  for (let index = start; index < end; index++) {
    const code = tokens.text.charCodeAt(index)
    if (code >= 48 && code <= 57) {
      if (symbols[count - 1] !== NUMBER_ID) symbols[count++] = NUMBER_ID
    } else symbols[count++] = code === 10 ? 32 : code
  }
  addNgrams(symbols, count, { min: 3, max: 5, into })
}
