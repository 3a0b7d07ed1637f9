import { chineseShapes } from '../chinese/shapes.ts'
import { COMMON_WORDS } from '../english/common-words.ts'
import { type TokenisedText, WORD, wordId } from './tokenise.ts'

/** A text as a language model reads it: one symbol after another, cut into sentences. */
export interface SymbolStream {
  readonly symbols: Int32Array
  /** Index of the first token of each symbol, ascending. */
  readonly tokens: Int32Array
  /** 1 where a sentence starts. */
  readonly starts: Uint8Array
}

/** Words this common keep their own symbol in the half-lexical stream; rarer ones are topic. */
const KEPT_WORDS = 1000
const COMMON = new Set(COMMON_WORDS.trim().split(/\s+/u).slice(0, KEPT_WORDS).map(wordId))

function sentenceStarts(tokens: TokenisedText): Uint8Array {
  const starts = new Uint8Array(tokens.count)
  for (const start of tokens.sentences) if (start < tokens.count) starts[start] = 1
  return starts
}

function identity(count: number): Int32Array {
  const indices = new Int32Array(count)
  for (let index = 0; index < count; index++) indices[index] = index
  return indices
}

/** Two readings of an English text: without topic, and with the commonest words kept. */
export function englishStreams(tokens: TokenisedText, shapes: Int32Array): SymbolStream[] {
  const starts = sentenceStarts(tokens)
  const indices = identity(tokens.count)
  const kept = Int32Array.from(shapes)
  for (let index = 0; index < tokens.count; index++) {
    const id = tokens.ids[index] ?? 0
    if (tokens.kinds[index] === WORD && COMMON.has(id)) kept[index] = id
  }
  return [
    { symbols: shapes, tokens: indices, starts },
    { symbols: kept, tokens: indices, starts },
  ]
}

/** Two readings of a Chinese text: without topic (a run of content characters is one symbol), and as it is. */
export function chineseStreams(tokens: TokenisedText): SymbolStream[] {
  const starts = sentenceStarts(tokens)
  const at = new Int32Array(tokens.count)
  const shapes = chineseShapes(tokens, { from: 0, to: tokens.count }, { at, starts })
  const shapeStarts = new Uint8Array(shapes.length)
  for (let index = 0; index < shapes.length; index++) shapeStarts[index] = starts[at[index] ?? 0] ?? 0
  return [
    { symbols: shapes, tokens: at.subarray(0, shapes.length), starts: shapeStarts },
    {
      symbols: tokens.ids.subarray(0, tokens.count),
      tokens: identity(tokens.count),
      starts: starts,
    },
  ]
}
