import { anyOf } from '../lexicon/load-lists.ts'
import { IRREGULAR_VERBS } from './grammar/irregular-verbs.ts'
import { nounPhraseEnds } from './grammar/noun-phrase.ts'
import { looksPlural } from './grammar/number.ts'
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
const NOT_GERUND = new RegExp(`^(?:.{1,4}|.*thing|${anyOf('en/pattern', 'not-gerunds')})$`)
/** "went", "took": pasts that are no base form of any verb. */
const PAST_ONLY = new Set(
  [...IRREGULAR_VERBS.values()].flatMap(({ past }) => past).filter((form) => !IRREGULAR_VERBS.has(form)),
)
const SUBJECT_PRONOUN = new RegExp(`^${anyOf('en/pattern', 'subjects')}$`)

const PARTICIPLE_ENDING = new RegExp(`${anyOf('en/pattern', 'participle-endings')}$`)

const TAGS: Readonly<Record<string, (token: Token) => boolean>> = {
  N: (token) => token.pos === 'NOUN',
  NN: (token) => token.pos === 'NOUN' && !/s$/.test(token.lower),
  NNS: (token) => token.pos === 'NOUN' && looksPlural(token.lower),
  V: (token) => token.pos === 'VERB',
  VB: (token) =>
    token.pos === 'VERB' && !/(?:..[a-z]ing|ed|[^s]s)$/.test(token.lower) && !PAST_ONLY.has(token.lower),
  VBD: (token) => token.pos === 'VERB' && (/ed$/.test(token.lower) || PAST_ONLY.has(token.lower)),
  VBG: (token) => /ing$/.test(token.lower) && token.pos !== 'ADV' && !NOT_GERUND.test(token.lower),
  VBN: (token) => token.pos === 'VERB' && PARTICIPLE_ENDING.test(token.lower),
  A: (token) => token.pos === 'ADJ',
  R: (token) => token.pos === 'ADV',
  DET: (token) => token.pos === 'DET',
  POSS: (token) => /^(?:my|your|his|her|its|our|their|one's)$/.test(token.lower),
  PRON: (token) => token.pos === 'PRON',
  PROPN: (token) => token.pos === 'PROPN',
  SUBJ: (token) => SUBJECT_PRONOUN.test(token.lower),
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
  if (/^#NP(?:\||$)/.test(body)) return nounPhraseOr(body.slice(4))
  if (body === '*') return one((token) => isWord(token), undefined)
  const lemma = /^<([^<>/]+)(?:\/([VNAR]))?>$/.exec(body)
  if (!lemma) return compileAlternatives(body)
  const wordClass = lemma[2] as WordClass | undefined
  const forms = lemmaForms((lemma[1] ?? '').split('|'), wordClass)
  const allowed = wordClass && CLASS_POS[wordClass]
  const fits = (token: Token) => !allowed || allowed.has(token.pos) || isParticiple(token, wordClass)
  const test = (token: Token, tokens: readonly Token[], index: number) =>
    isFree(token) &&
    forms.has(token.lower) &&
    fits(token) &&
    !(wordClass === 'V' && isAttributive(tokens, index))
  return one(test, forms)
}

/** `#NP`, or `#NP|them|it`: a noun phrase or one of some words. */
function nounPhraseOr(words: string): Pick<Element, 'forms' | 'ends' | 'isVariable'> {
  const listed = new Set(words.split('|'))
  return {
    forms: undefined,
    isVariable: true,
    ends(tokens, index) {
      const token = tokens[index]
      return token !== undefined && isFree(token) && listed.has(token.lower)
        ? [index + 1]
        : nounPhraseEnds(tokens, index)
    },
  }
}

/** `in|on`, `#N|A`, `#N|that`: words in lower case, tags in capitals. */
function compileAlternatives(body: string): Pick<Element, 'forms' | 'ends' | 'isVariable'> {
  const parts = body.split('|').map((part) => part.replace(/^#/, ''))
  const tags = parts.filter((part) => /^[A-Z]+$/.test(part))
  const forms = new Map(
    parts.filter((part) => !tags.includes(part)).map((form) => [form.replace('\\', ''), '']),
  )
  const hasTag = tags.length > 0 ? tagTest(tags) : () => false
  const test = (token: Token) => hasTag(token) || (isFree(token) && forms.has(token.lower))
  return one(test, tags.length > 0 ? undefined : forms)
}

/** Participles used as adjectives are tagged verbs as often as adjectives. */
function isParticiple(token: Token, wordClass: WordClass): boolean {
  return wordClass === 'A' && /(?:ing|ed)$/.test(token.lower) && token.pos === 'VERB'
}

/** "assisted suicide", "a leading figure": a participle before its noun is no verb to replace. */
function isAttributive(tokens: readonly Token[], index: number): boolean {
  const token = tokens[index] as Token
  const previous = tokens[index - 1]
  if (!isNounNext(tokens[index + 1])) return false
  if (previous === undefined) return /ed$/.test(token.lower)
  if (/ing$/.test(token.lower))
    return /^(?:DET|ADJ)$/.test(previous.pos) || /^(?:its|their|his|her|our|my|your)$/.test(previous.lower)
  return (
    /ed$/.test(token.lower) &&
    /^(?:DET|ADJ|ADP|NUM|PUNCT|CCONJ)$/.test(previous.pos) &&
    previous.lower !== 'and'
  )
}

function isNounNext(token: Token | undefined): boolean {
  return token?.pos === 'NOUN' || token?.pos === 'PROPN'
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

type TokenTest = (token: Token, tokens: readonly Token[], index: number) => boolean

function one(
  test: TokenTest,
  forms: ReadonlyMap<string, string> | undefined,
): Pick<Element, 'forms' | 'ends' | 'isVariable'> {
  return {
    forms,
    isVariable: false,
    ends(tokens, index) {
      const token = tokens[index]
      return token !== undefined && test(token, tokens, index) ? [index + 1] : []
    },
  }
}
