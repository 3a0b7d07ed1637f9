import type { ContextModel } from '../../../language-model/context-model.ts'
import { wordGroups } from '../../../lexicon/load-lists.ts'
import { loadVocabulary } from '../../spelling/load-word-lists.ts'

/** Endings by which words of one family differ. */
const ENDINGS: readonly (readonly [string, string])[] = [
  ['', 'ly'],
  ['y', 'ily'],
  ['le', 'ly'],
  ['ic', 'ically'],
  ['', 'ness'],
  ['y', 'iness'],
  ['t', 'ce'],
  ['', 'y'],
  ['', 'ful'],
  ['', 'al'],
  ['y', 'ic'],
  ['y', 'ical'],
  ['e', 'ion'],
  ['', 'ion'],
  ['', 'ment'],
  ['e', 'ive'],
  ['e', 'ation'],
  ['', 'ation'],
  ['ed', 'ing'],
  ['', 'ous'],
  ['e', 'ity'],
  ['', 'ity'],
  ['', 'er'],
  ['ce', 'cial'],
  ['ence', 'ential'],
]
/** ln of how often a word must occur to be offered. */
const LEAST_FREQUENT = 5

const families = new Map<string, string[]>()
for (const group of wordGroups('en/correct/morphology/families', 'irregular'))
  for (const word of group)
    families.set(word, [...(families.get(word) ?? []), ...group.filter((other) => other !== word)])

const known = new Map<string, readonly string[]>()

/** Other words of the family of a word in lower case: "quick" and "quickly", "different" and "difference". */
export function familyOf(lower: string, model: ContextModel): readonly string[] {
  const found = known.get(lower) ?? search(lower, model)
  if (known.size > 20_000) known.clear()
  known.set(lower, found)
  return found
}

function search(lower: string, model: ContextModel): string[] {
  const { listed } = loadVocabulary()
  const found = new Set(families.get(lower) ?? [])
  for (const [short, long] of ENDINGS)
    for (const [from, to] of [
      [short, long],
      [long, short],
    ] as const) {
      if (!lower.endsWith(from) || lower.length - from.length < 3) continue
      const word = lower.slice(0, lower.length - from.length) + to
      if (word !== lower && listed.has(word) && model.frequency(word) >= LEAST_FREQUENT) found.add(word)
    }
  return [...found]
}
