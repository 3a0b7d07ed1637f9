import type { Edit } from '../edit.ts'
import { wordList } from '../lexicon/load-lists.ts'
import type { WordingSense } from '../purpose/weigh.ts'
import type { Register } from '../rule.ts'
import { readAsSimplified } from './script.ts'
import { wordFrequency } from './word-frequency.ts'

const SPOKEN = wordList('zh/wording-sense', 'spoken')

/** What counts as a simpler and as a higher wording in Chinese: `registerOf` knows the register of a rule's result. */
export function createWordingSense(registerOf: (ruleId: string) => Register): WordingSense {
  return {
    isSimpler: (edit) => registerOf(edit.ruleId) === 'plain' && isPlainer(edit),
    isHigher: ({ before, reasons }: Edit) =>
      reasons.some(({ code }) => code === 'jiang_preferred') ||
      SPOKEN.has(readAsSimplified(before).replace(/，$/u, '')),
  }
}

/** How many times as frequent the new word must be where it is as long as the old one, as a logarithm. */
const CLEARLY = 1

function isPlainer({ before, after }: Edit): boolean {
  if (after.length !== before.length) return after.length < before.length
  const [old, fresh] = [wordFrequency(readAsSimplified(before)), wordFrequency(readAsSimplified(after))]
  return fresh > 0 && fresh >= old + CLEARLY
}
