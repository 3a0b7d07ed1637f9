import type { Edit } from '../edit.ts'
import type { NgramModel } from '../language-model/ngram-model.ts'
import { toUnits } from '../language-model/units.ts'
import { wordList } from '../lexicon/load-lists.ts'
import type { WordingSense } from '../purpose/weigh.ts'

const SPOKEN = wordList('en/wording-sense', 'spoken')

/** How many times as frequent the rarest word of the new wording must be, as a logarithm. */
const CLEARLY = 1
/** From this frequency on, as a logarithm, a word is plain enough. */
const PLAIN = 7.5

/** What counts as a simpler and as a higher wording in English. */
export function createWordingSense(model: NgramModel | undefined): WordingSense {
  const rarest = (words: readonly string[]) => Math.min(...words.map((word) => model?.frequency(word) ?? 0))
  return {
    isSimpler({ before, after }: Edit): boolean {
      const [old, fresh] = [toUnits(before, 'word'), toUnits(after, 'word')]
      const gone = old.filter((word) => !fresh.includes(word))
      const come = fresh.filter((word) => !old.includes(word))
      if (come.length === 0 || gone.length === 0 || after.length >= before.length) return false
      return rarest(gone) < PLAIN && rarest(come) >= rarest(gone) + CLEARLY
    },
    isHigher({ before, kind, reasons }: Edit): boolean {
      if (kind === 'contraction') return true
      if (reasons.some(({ code }) => code === 'written_word_for_spoken')) return true
      const words = toUnits(before, 'word')
      return SPOKEN.has(words.join(' ')) || words.some((word) => SPOKEN.has(word))
    },
  }
}
