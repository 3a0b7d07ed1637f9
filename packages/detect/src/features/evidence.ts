import type { Language } from '@redraft/contracts'
import { chineseShapes } from '../chinese/shapes.ts'
import { CHINESE_STYLE_NAMES, measureChineseStyle } from '../chinese/style.ts'
import { englishShapes } from '../english/shapes.ts'
import { ENGLISH_STYLE_NAMES, measureEnglishStyle } from '../english/style.ts'
import { normalise } from '../normalise/normalise.ts'
import { toSimplified } from '../normalise/simplified.ts'
import type { HashBuffer, TokenRange } from './hash-buffer.ts'
import { addNgrams, characterNgrams } from './ngrams.ts'
import { surpriseNames } from './surprise-names.ts'
import { chineseStreams, englishStreams, type SymbolStream } from './symbol-streams.ts'
import { type TokenisedText, tokenise } from './tokenise.ts'

/** Languages that have a model; Traditional Chinese is scored by the Chinese one in Simplified form. */
export type ModelLanguage = 'en' | 'zh'

/** A text prepared once, from which evidence is taken for the whole or for windows. */
export interface EvidenceText {
  readonly language: ModelLanguage
  readonly tokens: TokenisedText
  /** Topic-free symbols, one a token (English only; Chinese ones depend on the range). */
  readonly shapes: Int32Array
  /** What the language models read, in the order of `SURPRISE_STREAMS`. */
  readonly streams: readonly SymbolStream[]
  /** UTF-16 index in the user's text of each character of `tokens.text`. */
  readonly offsets: Int32Array
}

export interface NgramFamily {
  readonly name: string
  /** Size of the weight table as a power of two. */
  readonly bits: number
  collect(text: EvidenceText, range: TokenRange, into: HashBuffer): void
}

export function modelLanguage(language: Language): ModelLanguage {
  return language === 'en' ? 'en' : 'zh'
}

/** Normalises and tokenises; Traditional Chinese becomes Simplified unit for unit. */
export function prepareText(text: string, language: Language): EvidenceText {
  const normalised = normalise(language === 'en' ? text : toSimplified(text))
  const tokens = tokenise(normalised)
  const model = modelLanguage(language)
  const shapes = model === 'en' ? englishShapes(tokens) : new Int32Array(0)
  const streams = model === 'en' ? englishStreams(tokens, shapes) : chineseStreams(tokens)
  return { language: model, tokens, shapes, streams, offsets: normalised.offsets }
}

function wordFamily(max: number): NgramFamily {
  return {
    name: 'words',
    bits: 18,
    collect({ tokens }, range, into) {
      addNgrams(tokens.ids.subarray(range.from, range.to), range.to - range.from, { min: 1, max, into })
    },
  }
}

const characters: NgramFamily = {
  name: 'characters',
  bits: 18,
  collect: ({ tokens }, range, into) => characterNgrams(tokens, range, into),
}

const englishPatterns: NgramFamily = {
  name: 'patterns',
  bits: 18,
  collect({ shapes }, range, into) {
    addNgrams(shapes.subarray(range.from, range.to), range.to - range.from, { min: 1, max: 5, into })
  },
}

const chinesePatterns: NgramFamily = {
  name: 'patterns',
  bits: 18,
  collect({ tokens }, range, into) {
    const shapes = chineseShapes(tokens, range)
    addNgrams(shapes, shapes.length, { min: 1, max: 5, into })
  },
}

/** The n-gram families of a language, in the order of the model file. */
export const NGRAM_FAMILIES: Readonly<Record<ModelLanguage, readonly NgramFamily[]>> = {
  en: [characters, wordFamily(3), englishPatterns],
  zh: [wordFamily(4), chinesePatterns],
}

export const STYLE_NAMES: Readonly<Record<ModelLanguage, readonly string[]>> = {
  en: ENGLISH_STYLE_NAMES,
  zh: CHINESE_STYLE_NAMES,
}

/** All dense values of a language: style, then surprise under the language models. */
export const VALUE_NAMES: Readonly<Record<ModelLanguage, readonly string[]>> = {
  en: [...ENGLISH_STYLE_NAMES, ...surpriseNames('en')],
  zh: [...CHINESE_STYLE_NAMES, ...surpriseNames('zh')],
}

/** Stylometric values of a range, in the order of `STYLE_NAMES`. */
export function measureStyle(text: EvidenceText, range: TokenRange): number[] {
  return text.language === 'en'
    ? measureEnglishStyle(text.tokens, text.shapes, range)
    : measureChineseStyle(text.tokens, range)
}
