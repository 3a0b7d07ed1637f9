import model from 'wink-eng-lite-web-model'
import winkNLP from 'wink-nlp'
import type { Pos } from './token.ts'

const nlp = winkNLP(model, ['sbd', 'pos'])

export interface TaggedToken {
  readonly text: string
  readonly pos: Pos
  readonly lemma: string
}

/** Tokens of a piece of text with part of speech and lemma, in order (wink-nlp, about 94 % right on news). */
export function tag(text: string): TaggedToken[] {
  const tokens = nlp.readDoc(text).tokens()
  const values = tokens.out(nlp.its.value) as string[]
  const tags = tokens.out(nlp.its.pos) as Pos[]
  // The typing of `its.lemma` asks for an add-on argument that `out` passes by itself.
  const lemmas = tokens.out(nlp.its.lemma as typeof nlp.its.value) as string[]
  return values.map((value, index) => ({
    text: value,
    pos: tags[index] ?? 'X',
    lemma: lemmas[index] ?? value.toLowerCase(),
  }))
}
