import type { FaultsFound } from '../../correct/run-passes.ts'
import type { Source } from '../../source.ts'

/** Corrections in a hundred words from which on a text is taken to be a learner's. */
const SLIPPERY = 5
/** What that is worth, in log-odds of every further fault. */
const MOST = 0.5
/** What each capitalised word inside its sentences speaks against it, as a share of the words. */
const NAMES = 5

/** Faults in a hundred words of a text that is taken to be no learner's, and what each that lacks is worth. */
const FEWEST_OF_LEARNER = 2
/** The most that is asked of a proposal beyond its threshold in a long text with hardly a fault. */
const MOST_DOUBT = 4

const SHARES = new WeakMap<Source, { readonly words: number; readonly names: number }>()

/** How much likelier a fault is in this text than in an average one, as log-odds: by its slips, and by its names. */
export function writerShift(source: Source, made: number): number {
  const known = SHARES.get(source) ?? measure(source.text)
  SHARES.set(source, known)
  const slips = (100 * made) / Math.max(12, known.words)
  const named = Math.min(1, NAMES * (known.names / Math.max(1, known.words)))
  return Math.min(MOST, slips / SLIPPERY) - named
}

/** How much less likely a fault is than in a draft of the same length: a long text with hardly any was edited. */
export function writerDoubt(source: Source, { made, likely }: FaultsFound): number {
  if (likely === undefined) return 0
  const { words } = SHARES.get(source) ?? measure(source.text)
  return Math.max(0, Math.min(MOST_DOUBT, (FEWEST_OF_LEARNER * words) / 100 - made - likely))
}

function measure(text: string): { words: number; names: number } {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const names = text.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}/gu) ?? []
  return { words: words.length, names: names.length }
}
