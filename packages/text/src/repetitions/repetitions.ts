import { CLAUSES, VOCABULARIES } from './clauses.ts'
import { MARKS } from './marks.ts'
import { PAIRS } from './pairs.ts'

/** A text made of one thing over and over, at any length. */
export interface Repetition {
  readonly name: string
  /** A text of about `length` UTF-16 units, with one word at least. */
  readonly text: (length: number) => string
}

const repeat = (unit: string, length: number): string =>
  unit.repeat(Math.max(1, Math.floor(length / unit.length)))

function ofPair([open, close]: readonly [string, string]): Repetition[] {
  const half = (length: number): number => Math.floor(length / 2)
  return [
    { name: `${open} open`, text: (length) => `a ${repeat(open, length)}` },
    { name: `${close} closed`, text: (length) => `a ${repeat(close, length)}` },
    {
      name: `${open}${close} nested`,
      text: (length) => `${repeat(open, half(length))}a${repeat(close, half(length))}`,
    },
    { name: `${open}${close} in a row`, text: (length) => `a ${repeat(`${open}${close}`, length)}` },
    { name: `${open}a${close} in a row`, text: (length) => repeat(`${open}a${close} `, length) },
    { name: `${open}a open`, text: (length) => repeat(` ${open}a`, length) },
  ]
}

function ofMark(mark: string): Repetition[] {
  return [
    { name: `${mark} alone`, text: (length) => `a ${repeat(mark, length)}` },
    { name: `${mark} between words`, text: (length) => `a${repeat(mark, length)}a` },
    { name: `a${mark}`, text: (length) => repeat(`a${mark}`, length) },
    { name: `中${mark}`, text: (length) => repeat(`中${mark}`, length) },
  ]
}

/** Words in an order that never comes again, the same at every length: a linear congruence draws them. */
function endless(words: readonly string[], separator: string, length: number): string {
  let text = ''
  for (let state = 1; text.length < length; state = (state * 48_271) % 0x7fff_ffff)
    text += words[state % words.length] + separator
  return text.slice(0, length)
}

/** Every text of one thing over and over that an engine is tried with: brackets, quotes, marks, words, clauses. */
export const REPETITIONS: readonly Repetition[] = [
  ...PAIRS.flatMap(ofPair),
  ...MARKS.flatMap(ofMark),
  ...CLAUSES.map((clause) => ({ name: clause, text: (length: number) => repeat(clause, length) })),
  { name: 'words without an end', text: (length) => endless(VOCABULARIES.en, ' ', length) },
  { name: 'words and commas without an end', text: (length) => endless(VOCABULARIES.en, ', ', length) },
  { name: '字 without an end', text: (length) => endless(VOCABULARIES.zh, '', length) },
  { name: '字 and commas without an end', text: (length) => endless(VOCABULARIES.zh, '，', length) },
  { name: '字 and spaces without an end', text: (length) => endless(VOCABULARIES.zh, ' ', length) },
]
