import { looksPlural, UNSURE_NUMBER } from './grammar/number.ts'
import type { Match } from './match.ts'
import { isSentenceStart } from './match.ts'
import { compileElement } from './pattern.ts'
import type { EnglishSentence } from './token.ts'

export type Guard = (match: Match, sentence: EnglishSentence) => boolean

/**
 * Compiles a guard: `next:X` looks at the word after the match, `prev:X` at the one before it (X as in patterns),
 * `near:w` at the four words after it, `inSentence:w` at the whole sentence, `at:sentence` at the place (each with a
 * `not…` form: `notNext`, `notAt`), `notLater:X Y` at what follows the match to its end, `plural:n` / `singular:n` at a
 * capture. @throws SyntaxError on an unknown guard.
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
  next: (argument) => neighbour(argument, (match) => match.to, true),
  notNext: (argument) => neighbour(argument, (match) => match.to, false),
  prev: (argument) => neighbour(argument, (match) => match.from - 1, true),
  notPrev: (argument) => neighbour(argument, (match) => match.from - 1, false),
  near: (argument) => nearby(argument, true),
  notNear: (argument) => nearby(argument, false),
  inSentence: (argument) => sentenceHas(argument, true),
  notInSentence: (argument) => sentenceHas(argument, false),
  notLater,
  plural: (capture) => (match) => isSurely(looksPlural, headOf(match, capture)),
  singular: (capture) => (match) => isSurely((head) => !looksPlural(head), headOf(match, capture)),
  at: (place) => atPlace(place, true),
  notAt: (place) => atPlace(place, false),
}

function atPlace(place: string, wanted: boolean): Guard {
  if (place !== 'sentence') throw new SyntaxError(`unknown place "${place}"`)
  return ({ tokens, from }) => isSentenceStart(tokens, from) === wanted
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
  return test(head) && !UNSURE_NUMBER.has(head)
}

function headOf(match: Match, capture: string): string {
  const found = match.captures.get(capture)
  return found === undefined ? '' : (match.tokens[found.to - 1]?.lower ?? '')
}
