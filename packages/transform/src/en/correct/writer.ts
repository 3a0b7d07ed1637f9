import type { Source } from '../../source.ts'

/** Corrections in a hundred words from which on a text is taken to be a learner's. */
const SLIPPERY = 5
/** What that is worth, in log-odds of every further fault. */
const MOST = 1
/** What each capitalised word inside its sentences speaks against it, as a share of the words. */
const NAMES = 5

const SHARES = new WeakMap<Source, { readonly words: number; readonly names: number }>()

/** How much likelier a fault is in this text than in an average one, as log-odds: by its slips, and by its names. */
export function writerShift(source: Source, made: number): number {
  const known = SHARES.get(source) ?? measure(source.text)
  SHARES.set(source, known)
  const slips = (100 * made) / Math.max(12, known.words)
  const named = Math.min(1, NAMES * (known.names / Math.max(1, known.words)))
  return Math.min(MOST, slips / SLIPPERY) - named
}

function measure(text: string): { words: number; names: number } {
  const words = text.match(/\p{L}[\p{L}\p{M}'’-]*/gu) ?? []
  const names = text.match(/(?<=[\p{Ll},] )\p{Lu}\p{L}/gu) ?? []
  return { words: words.length, names: names.length }
}
