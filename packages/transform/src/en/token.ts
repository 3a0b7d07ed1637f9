/** Universal part-of-speech tags as wink-nlp gives them. */
export type Pos =
  | 'ADJ'
  | 'ADP'
  | 'ADV'
  | 'AUX'
  | 'CCONJ'
  | 'DET'
  | 'INTJ'
  | 'NOUN'
  | 'NUM'
  | 'PART'
  | 'PRON'
  | 'PROPN'
  | 'PUNCT'
  | 'SCONJ'
  | 'SYM'
  | 'VERB'
  | 'X'
  | 'SPACE'

/** One word or mark; offsets are UTF-16 code units of the whole text. Hyphenated compounds are one token. */
export interface Token {
  readonly text: string
  readonly lower: string
  readonly lemma: string
  readonly pos: Pos
  readonly start: number
  readonly end: number
  /** Inside a protected span: nothing may match it by its letters. */
  readonly locked: boolean
  /** Capitalised for another reason than beginning the sentence, or inside a known name. */
  readonly name: boolean
  /** Part of a name found in the whole text, also where it begins a sentence. */
  readonly isKnownName: boolean
}

export interface EnglishSentence {
  readonly text: string
  /** Place in the whole text. */
  readonly start: number
  readonly end: number
  readonly block: number
  readonly blockKind: 'paragraph' | 'list_item' | 'quote'
  readonly tokens: readonly Token[]
}

export const isWord = (token: Token | undefined): token is Token =>
  token !== undefined && token.pos !== 'PUNCT' && token.pos !== 'SYM' && token.pos !== 'SPACE'

/** Anything that is no word: punctuation, symbols. */
export const isMark = (token: Token): boolean => !isWord(token)
