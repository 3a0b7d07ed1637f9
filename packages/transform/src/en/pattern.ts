import { isWord, type Token } from './token.ts'
import { surfaceForms, type WordClass } from './word-form.ts'

/**
 * One place of a pattern. `ends` gives the token indexes just after every way to match at `index`, best first.
 * `lemma` tells which lemma of the element a surface form belongs to.
 */
export interface Element {
  readonly capture: string | undefined
  readonly optional: boolean
  readonly forms: ReadonlyMap<string, string> | undefined
  /** Matches runs of more than one token. */
  readonly isVariable: boolean
  ends(tokens: readonly Token[], index: number): readonly number[]
}

export interface Pattern {
  readonly source: string
  readonly elements: readonly Element[]
  readonly atStart: boolean
  readonly atEnd: boolean
}

const CLASS_POS: Readonly<Record<WordClass, ReadonlySet<string>>> = {
  V: new Set(['VERB', 'AUX']),
  N: new Set(['NOUN', 'PROPN']),
  A: new Set(['ADJ']),
  R: new Set(['ADV']),
}
const TAGS: Readonly<Record<string, (token: Token) => boolean>> = {
  N: (token) => token.pos === 'NOUN',
  NN: (token) => token.pos === 'NOUN' && !/s$/.test(token.lower),
  NNS: (token) =>
    token.pos === 'NOUN' &&
    /[^su]s$|^(?:people|children|men|women|data|criteria|phenomena)$/.test(token.lower),
  V: (token) => token.pos === 'VERB',
  VB: (token) => token.pos === 'VERB' && !/(?:..[a-z]ing|ed|[^s]s)$/.test(token.lower),
  VBG: (token) => /ing$/.test(token.lower) && token.pos !== 'ADV' && token.lower.length > 4,
  VBN: (token) => token.pos === 'VERB' && /(?:ed|en|wn|ne|de|ld|nt|pt|ght|ut|et)$/.test(token.lower),
  A: (token) => token.pos === 'ADJ',
  R: (token) => token.pos === 'ADV',
  DET: (token) => token.pos === 'DET',
  POSS: (token) => /^(?:my|your|his|her|its|our|their|one's)$/.test(token.lower),
  PRON: (token) => token.pos === 'PRON',
  SUBJ: (token) => /^(?:i|you|he|she|it|we|they|this|these|those|who)$/.test(token.lower),
  NUM: (token) => token.pos === 'NUM',
  ADP: (token) => token.pos === 'ADP',
  AUX: (token) => token.pos === 'AUX',
  W: (token) => isWord(token),
}

/** Compiles a pattern of the rule language (packages/transform/README.md). @throws SyntaxError on an unknown element. */
export function compilePattern(source: string): Pattern {
  const words = source.trim().split(/\s+/)
  const atStart = words[0] === '^'
  const atEnd = words.at(-1) === '$'
  const body = words.slice(atStart ? 1 : 0, atEnd ? -1 : undefined)
  if (body.length === 0) throw new SyntaxError(`empty pattern "${source}"`)
  return { source, atStart, atEnd, elements: body.map((word) => compileElement(word)) }
}

/** Compiles one element: `word`, `a|b`, `<lemma/V>`, `#N|A`, `#NP`, `*`, a mark; `name=` before, `?` after. */
export function compileElement(word: string): Element {
  const found = /^(?:([a-z]\d?)=)?(.+?)(\?)?$/.exec(word === '?' ? '\\?' : word)
  if (!found) throw new SyntaxError(`bad element "${word}"`)
  const [, capture, body = '', mark] = found
  return { capture, optional: mark === '?', ...compileBody(body) }
}

function compileBody(body: string): Pick<Element, 'forms' | 'ends' | 'isVariable'> {
  if (body === '#NP') return { forms: undefined, ends: nounPhraseEnds, isVariable: true }
  if (body === '*') return one((token) => isWord(token), undefined)
  const lemma = /^<([^<>/]+)(?:\/([VNAR]))?>$/.exec(body)
  if (!lemma) return compileAlternatives(body)
  const wordClass = lemma[2] as WordClass | undefined
  const forms = lemmaForms((lemma[1] ?? '').split('|'), wordClass)
  const allowed = wordClass && CLASS_POS[wordClass]
  const fits = (token: Token) => !allowed || allowed.has(token.pos) || isParticiple(token, wordClass)
  return one((token) => isFree(token) && forms.has(token.lower) && fits(token), forms)
}

/** `in|on`, `#N|A`, `#N|that`: words in lower case, tags in capitals. */
function compileAlternatives(body: string): Pick<Element, 'forms' | 'ends' | 'isVariable'> {
  const parts = body.split('|').map((part) => part.replace(/^#/, ''))
  const tags = parts.filter((part) => /^[A-Z]+$/.test(part))
  const forms = new Map(
    parts.filter((part) => !tags.includes(part)).map((form) => [form.replace('\\', ''), form]),
  )
  const hasTag = tags.length > 0 ? tagTest(tags) : () => false
  const test = (token: Token) => hasTag(token) || (isFree(token) && forms.has(token.lower))
  return one(test, tags.length > 0 ? undefined : forms)
}

/** Participles used as adjectives are tagged verbs as often as adjectives. */
function isParticiple(token: Token, wordClass: WordClass): boolean {
  return wordClass === 'A' && /(?:ing|ed)$/.test(token.lower) && token.pos === 'VERB'
}

function isFree(token: Token): boolean {
  return !token.locked && !token.name
}

function lemmaForms(lemmas: readonly string[], wordClass: WordClass | undefined): Map<string, string> {
  const forms = new Map<string, string>()
  for (const lemma of lemmas) {
    for (const form of surfaceForms(lemma, wordClass)) if (!forms.has(form)) forms.set(form, lemma)
  }
  return forms
}

function tagTest(names: readonly string[]): (token: Token) => boolean {
  const tests = names.map((name) => {
    const test = TAGS[name]
    if (!test) throw new SyntaxError(`unknown tag "#${name}"`)
    return test
  })
  return (token) => tests.some((test) => test(token))
}

function one(
  test: (token: Token) => boolean,
  forms: ReadonlyMap<string, string> | undefined,
): Pick<Element, 'forms' | 'ends' | 'isVariable'> {
  return {
    forms,
    isVariable: false,
    ends(tokens, index) {
      const token = tokens[index]
      return token !== undefined && test(token) ? [index + 1] : []
    },
  }
}

const NP_OPENERS = /^(?:DET|NUM|ADJ|NOUN|PROPN)$/
const NP_INNER = /^(?:ADJ|NOUN|PROPN|NUM)$/

/** A simple noun phrase, determiner to head noun, longest first; pronouns are no noun phrase here. */
function nounPhraseEnds(tokens: readonly Token[], index: number): readonly number[] {
  const first = tokens[index]
  if (first === undefined || !(NP_OPENERS.test(first.pos) || TAGS.POSS?.(first))) return []
  let end = index
  const ends: number[] = []
  for (let at = index; at < Math.min(tokens.length, index + 7); at++) {
    const token = tokens[at] as Token
    const inner =
      at === index ||
      NP_INNER.test(token.pos) ||
      (token.pos === 'VERB' && /(?:ed|ing)$/.test(token.lower) && isNounNext(tokens[at + 1]))
    if (!inner) break
    end = at + 1
    if (token.pos === 'NOUN' || token.pos === 'PROPN') ends.unshift(end)
  }
  return isNounNext(tokens[end]) ? [] : ends
}

function isNounNext(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' || token?.pos === 'PROPN'
}
