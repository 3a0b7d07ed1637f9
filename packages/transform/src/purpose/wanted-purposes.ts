import type { RuleMode } from '../mode.ts'
import type { Purpose } from './purpose.ts'

/** What every mode makes: the language right, and the script and words of the region. */
const ALWAYS = ['repair', 'regional'] as const

const WRITTEN = new Set<Purpose>([...ALWAYS, 'tighten', 'raise'])
const OTHER_WORDS = new Set<Purpose>([...ALWAYS, 'unmark', 'tighten', 'rhythm', 'even'])

/** What the edits of each mode must be good for, one of these at the least; what else they do counts for nothing. */
export const WANTED_PURPOSES: Readonly<Record<RuleMode, ReadonlySet<Purpose>>> = {
  'reduce-aigc': new Set([...ALWAYS, 'unmark', 'thin', 'tighten']),
  'reduce-both': new Set([...ALWAYS, 'unmark', 'thin', 'tighten', 'rhythm']),
  standard: OTHER_WORDS,
  creative: OTHER_WORDS,
  // Worn openings and wordiness stand in the way of reading; everything else that is right stays.
  fluency: new Set([...ALWAYS, 'tighten']),
  formal: WRITTEN,
  academic: WRITTEN,
  'polish-academic': WRITTEN,
  'polish-neutral': new Set([...ALWAYS, 'unmark', 'tighten']),
  simple: new Set([...ALWAYS, 'simplify', 'tighten']),
  shorten: new Set([...ALWAYS, 'tighten', 'shorten']),
  expand: new Set([...ALWAYS, 'expand']),
}

/** Whether a mode wants one of some purposes. */
export function wantsAny(mode: RuleMode, purposes: readonly Purpose[]): boolean {
  return purposes.some((purpose) => WANTED_PURPOSES[mode].has(purpose))
}
