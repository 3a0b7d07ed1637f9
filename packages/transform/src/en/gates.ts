import { type Gate, multiset, sameMultisetGate } from '../gates/gate.ts'
import { anyOf } from '../lexicon/load-lists.ts'

/**
 * "not" that denies nothing: "not only" and "not just … but also" add, as "and" does; so do "doesn't just save; it cuts"
 * and "a plan, not just a rule", where what follows or precedes is said as well. "don't hesitate to" asks.
 */
const AFFIRMING_NOT = [
  / only\b/,
  / (?:just|merely|simply)\b[^.;:?!]{1,160}\bbut also\b/,
  new RegExp(
    ` (?:just|merely|simply|solely)\\b[^.;:?!—–\\n]{1,120}(?:[.;,]\\s|\\s?[—–]\\s?)${anyOf('en/grammar/pronouns', 'plain-pronouns')}\\b`,
  ),
  / hesitate to\b/,
]
  .map(({ source }) => source)
  .join('|')
const DENYING = new RegExp(
  `(?<!, )\\bnot\\b(?!${AFFIRMING_NOT})|(?<=, )\\bnot\\b(?! (?:only|just|merely|simply|solely)\\b| hesitate to\\b)|\\bcannot\\b|n['’]t\\b(?!${AFFIRMING_NOT})`,
  'gi',
)

const CLASSES: readonly (readonly [string, RegExp])[] = [
  ['not', DENYING],
  ['never', /\bnever\b/gi],
  ['no', /\b(?:no|none|nobody|nothing|nowhere|no-one)\b/gi],
  ['neither/nor', /\b(?:neither|nor)\b/gi],
  ['without', /\bwithout\b/gi],
  ['hardly', /\b(?:hardly|scarcely|barely|seldom|rarely)\b/gi],
  ['may', /\b(?:may|might)(?:n['’]t)?\b/gi],
  ['must', /\bmust(?:n['’]t)?\b/gi],
  ['have to', /(?:\bha(?:ve|s|d)|['’]ve|\bneed(?:s|ed)?) to\b/gi],
  ['should', /\b(?:should|ought)(?:n['’]t)?\b/gi],
  ['shall', /\bshall\b/gi],
  ['can', /\b(?:cannot|can['’]t|can|could(?:n['’]t)?)\b/gi],
  ['will', /\bwill\b|['’]ll\b|\bwon['’]t\b/gi],
  ['unless', /\b(?:unless|except)\b/gi],
]

/** Negation and modality: each class of words occurs as often after as before. */
export const polarityGate: Gate = {
  id: 'polarity',
  check(source, output) {
    for (const [label, pattern] of CLASSES) {
      const before = source.text.match(pattern)?.length ?? 0
      const after = output.match(pattern)?.length ?? 0
      if (before !== after) return `"${label}" ${before} times became ${after}`
    }
    return wouldFailure(source.text, output)
  },
}

const WOULD = /\bwould(?:n['’]t)?\b/gi
const ELIDED = /\p{L}['’]d\b/giu

/** `'d` is "would" or "had": writing one out may add a "would", and nothing else may. */
function wouldFailure(source: string, output: string): string | undefined {
  const [would, elided] = [WOULD, ELIDED].map(
    (p) => (output.match(p)?.length ?? 0) - (source.match(p)?.length ?? 0),
  )
  const gained = would ?? 0
  const writtenOut = -(elided ?? 0)
  const isFair = gained >= Math.min(0, writtenOut) && gained <= Math.max(0, writtenOut)
  return isFair ? undefined : `"would" changed by ${gained}`
}

const NUMBER_WORDS = new RegExp(`\\b${anyOf('en/gates', 'numerals')}s?\\b`, 'gi')

export const numberWordGate: Gate = sameMultisetGate('number_words', (text) =>
  (text.match(NUMBER_WORDS) ?? []).map((word) => word.toLowerCase()),
)

const CAPITALISED = /(?<![\p{L}\p{N}'’-])\p{Lu}[\p{L}\p{N}'’-]*/gu
const SENTENCE_OPENING = /(?:^|[.!?:…]["”’')\]*_]*\s+|\n\s*|["“‘([*_—–-]\s*)$/u

function capitalised(text: string): {
  readonly all: Map<string, number>
  readonly inside: Map<string, number>
} {
  const all: string[] = []
  const inside: string[] = []
  for (const match of text.matchAll(CAPITALISED)) {
    const word = match[0].replace(/['’](?:s|m|d|ve|ll|re)$/, '')
    all.push(word)
    if (!SENTENCE_OPENING.test(text.slice(Math.max(0, match.index - 8), match.index))) inside.push(word)
  }
  return { all: multiset(all), inside: multiset(inside.filter((word) => word !== 'I')) }
}

/** Capitalised words inside sentences: none lost, none new. */
export const nameGate: Gate = {
  id: 'names',
  check(source, output) {
    const before = capitalised(source.text)
    const after = capitalised(output)
    for (const [word, count] of before.inside) if ((after.all.get(word) ?? 0) < count) return `lost "${word}"`
    for (const [word, count] of after.inside) if ((before.all.get(word) ?? 0) < count) return `new "${word}"`
    return undefined
  },
}

export const ENGLISH_GATES: readonly Gate[] = [polarityGate, numberWordGate, nameGate]
