import type { Edit } from '../edit.ts'
import { contentUnits } from '../measure.ts'
import type { RuleMode } from '../mode.ts'
import { isFreeOf } from '../role.ts'
import type { Purpose } from './purpose.ts'
import { wantsAny } from './wanted-purposes.ts'

/** What a language knows of wordings. */
export interface WordingSense {
  /** Whether the new wording is more frequent and no longer. */
  isSimpler(edit: Edit): boolean
  /** Whether a spoken wording gives way to a written one. */
  isHigher(edit: Edit): boolean
}

/** Kinds that build a sentence otherwise: what they take out is a pattern, not a word. */
const REBUILDS: ReadonlySet<string> = new Set([
  'participle_tail',
  'negative_parallelism',
  'punctuation_habit',
])
/** Kinds that make shorter sentences. */
const SPLITS: ReadonlySet<string> = new Set(['sentence_split', 'participle_tail'])

/** Words (characters in Chinese) that an edit saves; negative when it adds some. */
export function savedUnits({ before, after }: Pick<Edit, 'before' | 'after'>): number {
  return contentUnits(before).length - contentUnits(after).length
}

/** The edits that serve what a mode wants, each with what it serves. */
export function weighed(edits: readonly Edit[], mode: RuleMode, sense: WordingSense): Edit[] {
  return edits
    .map((edit) => ({ ...edit, purposes: servedPurposes(edit, sense) }))
    .filter(({ purposes }) => wantsAny(mode, purposes))
}

/** The purposes that an edit serves, of those that it claims. */
export function servedPurposes(edit: Edit, sense: WordingSense): Purpose[] {
  return (edit.purposes ?? []).filter((purpose) => serves(purpose, edit, sense))
}

const OPENING = /[,，]\s*$/u

/** An opening for another one: "In conclusion," and "In short," are worn alike. */
function tradesOpening({ before, after }: Edit): boolean {
  return OPENING.test(before) && OPENING.test(after)
}

/** Shorter by a word, or by less where a rule has its leave: contractions. */
function saves(edit: Edit): boolean {
  const saved = savedUnits(edit)
  return saved > 0 || (saved === 0 && isFreeOf('saving', edit) && edit.after.length < edit.before.length)
}

function serves(purpose: Purpose, edit: Edit, sense: WordingSense): boolean {
  switch (purpose) {
    case 'unmark':
    case 'thin':
      return REBUILDS.has(edit.kind) || (edit.after.length < edit.before.length && !tradesOpening(edit))
    case 'tighten':
      return savedUnits(edit) > 0 && !tradesOpening(edit)
    case 'shorten':
      return saves(edit)
    case 'expand':
      return edit.after.length > edit.before.length
    case 'simplify':
      return SPLITS.has(edit.kind) || sense.isSimpler(edit)
    case 'raise':
      return sense.isHigher(edit)
    default:
      return true
  }
}
