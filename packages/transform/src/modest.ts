import type { Edit } from './edit.ts'
import { DEFAULT_SYNONYMS_LEVEL } from './mode.ts'
import type { Purpose } from './purpose/purpose.ts'
import type { ProposeRequest } from './rewriter.ts'
import type { Source } from './source.ts'

/** What an edit is made for where nobody asked for other words. */
const BETTERS: ReadonlySet<Purpose> = new Set(['repair', 'regional', 'unmark', 'thin', 'tighten'])

/**
 * Whether a request asks for a paraphrase that reads no worse than its source: `standard` up to the middle
 * `synonyms_level`. Exchanges that are each as good add up to a worse text; above that level the caller asks for them.
 */
export function isModest({ goal, mode, synonymsLevel }: Omit<ProposeRequest, 'round' | 'random'>): boolean {
  return mode === 'standard' && (goal.endpoint !== 'paraphrase' || synonymsLevel <= DEFAULT_SYNONYMS_LEVEL)
}

/** Whether an edit is an even exchange and nothing else. */
export function isEvenOnly({ purposes = [] }: Pick<Edit, 'purposes'>): boolean {
  return !purposes.some((purpose) => BETTERS.has(purpose))
}

/** Whether a modest paraphrase may make an edit of a text: any that betters it, and accepted exchanges no longer. */
export function isModestEdit(edit: Edit, text: string, accepted: ReadonlySet<string>): boolean {
  if (!isEvenOnly(edit)) return true
  return accepted.has(edit.ruleId) && edit.after.length <= edit.before.length && !isBesideFigure(text, edit)
}

/** Beside a figure, in UTF-16 units, wording is measured and stays. */
const BESIDE_FIGURE = 3
const FIGURE = /[\d０-９%％‰]/u

function isBesideFigure(text: string, { start, end }: Edit): boolean {
  return FIGURE.test(text.slice(Math.max(0, start - BESIDE_FIGURE), end + BESIDE_FIGURE))
}

/** The edits without any even exchange but one in each sentence: the one that saves most, of those the first. */
export function oneExchangeEach({ sentences }: Pick<Source, 'sentences'>, edits: readonly Edit[]): Edit[] {
  const evens = edits.filter(isEvenOnly)
  const kept = new Set(
    sentences.map(
      ({ start, end }) =>
        evens
          .filter((edit) => edit.start >= start && edit.start < end)
          .sort((a, b) => growth(a) - growth(b) || a.start - b.start)[0],
    ),
  )
  return edits.filter((edit) => !isEvenOnly(edit) || kept.has(edit))
}

function growth({ before, after }: Edit): number {
  return after.length - before.length
}
