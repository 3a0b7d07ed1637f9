import { wordGroups } from '../../../lexicon/load-lists.ts'
import { inflectVerb } from '../../grammar/inflect.ts'
import { isPluralNoun } from '../../grammar/number.ts'
import { isFiniteAux } from '../../grammar/subject.ts'
import type { Token } from '../../token.ts'
import { type Draft, hasAny, type Operation } from '../scene.ts'
import { OMISSION } from './omission.ts'

/** Groups of words so near in meaning that "A and B" of one group says no more than "A". */

const PAIRS: Readonly<Partial<Record<Token['pos'], ReadonlySet<string>>>> = {
  ADJ: pairs(wordGroups('en/omit/doublets', 'adjectives'), (word) => [word]),
  NOUN: pairs(wordGroups('en/omit/doublets', 'nouns'), (word) => [word]),
  VERB: pairs(wordGroups('en/omit/doublets', 'verbs'), formsOf),
}

function pairs(
  groups: readonly (readonly string[])[],
  forms: (word: string) => readonly string[],
): ReadonlySet<string> {
  const found = new Set<string>()
  for (const group of groups) {
    const words = group.map(forms)
    for (const left of words)
      for (const right of words)
        if (left !== right) for (const [index, form] of left.entries()) found.add(`${form} ${right[index]}`)
  }
  return found
}

/** Base, third person, -ing and past, in this order: both verbs of a pair stand in one form. */
function formsOf(verb: string): readonly string[] {
  return (['VB', 'VBZ', 'VBG', 'VBN'] as const).map((form) => inflectVerb(verb, form))
}

/** "cozy and comfortable", "growth and development", "foster and encourage" → the first of two words of one meaning. */
export const dropDoublet: Operation = {
  ...OMISSION,
  id: 'structure.drop-doublet',
  reason: 'two_words_one_thing',
  modes: ['shorten', 'simple'],
  drafts({ sentence: { tokens } }) {
    return tokens.flatMap((and, at): Draft[] => {
      const [left, right] = [tokens[at - 1], tokens[at + 1]]
      if (and.lower !== 'and' || !left || !right || left.locked || right.locked || left.name || right.name)
        return []
      const pair = `${left.lower} ${right.lower}`
      const isNouns = PAIRS.NOUN?.has(pair) === true
      if (!isNouns && PAIRS.ADJ?.has(pair) !== true && PAIRS.VERB?.has(pair) !== true) return []
      if (isInList(tokens, at) || (isNouns && changesNumber(tokens, at))) return []
      return [{ start: left.end, end: right.end, after: '' }]
    })
  },
}

/** "quick, safe and secure", "both safe and secure": the last joint of a list has to stay. */
function isInList(tokens: readonly Token[], and: number): boolean {
  return (
    /^(?:,|and|or|both|between|neither|either|not)$/.test(tokens[and - 2]?.lower ?? '') ||
    (tokens[and + 2]?.text === ',' && /^(?:and|or)$/.test(tokens[and + 3]?.lower ?? '')) ||
    /^(?:and|or|-)$/.test(tokens[and + 2]?.lower ?? '') ||
    hasAny(tokens, Math.max(0, and - 6), and, /^(?:between|both|difference|two)$/)
  )
}

/** "Growth and development are …": with one noun the verb would have to change. */
function changesNumber(tokens: readonly Token[], and: number): boolean {
  const left = tokens[and - 1] as Token
  const isSubject = isFiniteAux(tokens[and + 2]) || tokens[and + 2]?.pos === 'VERB'
  if (isPluralNoun(left.lower)) return false
  return isSubject || hasAny(tokens, and + 2, and + 9, /^(?:are|were|have|do)$/)
}
