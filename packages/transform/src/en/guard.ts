import { looksPlural, UNSURE_NUMBER } from './grammar/number.ts'
import type { Match } from './match.ts'
import { isSentenceStart } from './match.ts'
import { compileElement } from './pattern.ts'
import type { EnglishSentence } from './token.ts'

export type Guard = (match: Match, sentence: EnglishSentence) => boolean

/**
 * Compiles a guard: `before:X` / `not-before:X` look at the word after the match, `after:X` / `not-after:X` at the
 * word before it (X as in patterns), `near:w` / `not-near:w` at the four words after it, `has:w` / `not-has:w` at the sentence, `not-later:X Y` at
 * what follows the match to its end, `plural:n` / `singular:n` at a capture,
 * `start` / `not-start` at the place. @throws SyntaxError on an unknown guard.
 */
export function compileGuard(source: string): Guard {
  const [name = '', argument = ''] = splitOnce(source)
  const make = GUARDS[name]
  if (make === undefined) throw new SyntaxError(`unknown guard "${source}"`)
  return make(argument)
}

function splitOnce(source: string): string[] {
  const at = source.indexOf(':')
  return at === -1 ? [source] : [source.slice(0, at), source.slice(at + 1)]
}

const GUARDS: Readonly<Record<string, (argument: string) => Guard>> = {
  before: (argument) => neighbour(argument, (match) => match.to, true),
  'not-before': (argument) => neighbour(argument, (match) => match.to, false),
  after: (argument) => neighbour(argument, (match) => match.from - 1, true),
  'not-after': (argument) => neighbour(argument, (match) => match.from - 1, false),
  near: (argument) => nearby(argument, true),
  'not-near': (argument) => nearby(argument, false),
  has: (argument) => sentenceHas(argument, true),
  'not-has': (argument) => sentenceHas(argument, false),
  'not-later': notLater,
  plural: (capture) => (match) => isSurely(looksPlural, headOf(match, capture)),
  singular: (capture) => (match) => isSurely((head) => !looksPlural(head), headOf(match, capture)),
  start: () => (match) => isSentenceStart(match.tokens, match.from),
  'not-start': () => (match) => !isSentenceStart(match.tokens, match.from),
  prose: () => (_match, sentence) => sentence.blockKind === 'paragraph',
}

function neighbour(argument: string, place: (match: Match) => number, wanted: boolean): Guard {
  const element = compileElement(argument)
  return (match) => element.ends(match.tokens, place(match)).length > 0 === wanted
}

const NEAR = 4

function nearby(argument: string, wanted: boolean): Guard {
  const words = new Set(argument.split('|'))
  return ({ tokens, to }) => tokens.slice(to, to + NEAR).some(({ lower }) => words.has(lower)) === wanted
}

function sentenceHas(argument: string, wanted: boolean): Guard {
  const words = argument.split('|')
  return (_match, sentence) => {
    const present = wordsOf(sentence)
    return words.some((word) => present.has(word)) === wanted
  }
}

/** No run of words like this one anywhere after the match. */
function notLater(argument: string): Guard {
  const elements = argument.split(' ').map(compileElement)
  return ({ tokens, to }) =>
    !tokens.some(
      (_token, at) =>
        at >= to && elements.every((element, offset) => element.ends(tokens, at + offset).length > 0),
    )
}

const WORDS_OF = new WeakMap<EnglishSentence, ReadonlySet<string>>()

/** Every token, and the single words of what is protected or blanked: "(p < 0.05)" has the word "p". */
function wordsOf(sentence: EnglishSentence): ReadonlySet<string> {
  const known = WORDS_OF.get(sentence)
  if (known !== undefined) return known
  const words = new Set(sentence.tokens.map((token) => token.lower))
  let covered = 0
  const addWords = (to: number) => {
    for (const [word] of sentence.text.slice(covered, to).matchAll(/[\p{L}\p{N}]+/gu))
      words.add(word.toLowerCase())
  }
  for (const token of sentence.tokens.filter(({ locked }) => !locked)) {
    addWords(token.start - sentence.start)
    covered = token.end - sentence.start
  }
  addWords(sentence.text.length)
  WORDS_OF.set(sentence, words)
  return words
}

/** Not of words that take either number, like "data". */
function isSurely(test: (head: string) => boolean, head: string): boolean {
  return test(head) && !UNSURE_NUMBER.test(head)
}

function headOf(match: Match, capture: string): string {
  const found = match.captures.get(capture)
  return found === undefined ? '' : (match.tokens[found.to - 1]?.lower ?? '')
}
