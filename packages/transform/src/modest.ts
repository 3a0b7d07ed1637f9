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

/**
 * Whether a modest paraphrase may make an edit of a text: any that betters it, and accepted exchanges that come out at
 * most `longerBy` UTF-16 units longer.
 */
export function isModestEdit(edit: Edit, text: string, accepted: ReadonlySet<string>, longerBy = 0): boolean {
  if (!isEvenOnly(edit)) return true
  return accepted.has(edit.ruleId) && growth(edit) <= longerBy && !isBesideFigure(text, edit)
}

/** Beside a figure, in UTF-16 units, wording is measured and stays. */
const BESIDE_FIGURE = 3
const FIGURE = /[\d０-９%％‰]/u

function isBesideFigure(text: string, { start, end }: Edit): boolean {
  return FIGURE.test(text.slice(Math.max(0, start - BESIDE_FIGURE), end + BESIDE_FIGURE))
}

/** How many even exchanges a modest paraphrase makes in one sentence, by its wording, and what must stand between two. */
export interface Spacing {
  readonly allowed: (sentence: string) => number
  readonly areApart: (between: string) => boolean
}

const ONE_EACH: Spacing = { allowed: () => 1, areApart: () => true }

/** The edits without any even exchange but a few in each sentence: those that save most, of those the first. */
export function fewExchangesEach(
  { sentences, text }: Pick<Source, 'sentences' | 'text'>,
  edits: readonly Edit[],
  { allowed, areApart }: Spacing = ONE_EACH,
): Edit[] {
  const evens = edits.filter(isEvenOnly)
  const kept = new Set<Edit>()
  for (const { start, end } of sentences) {
    const most = allowed(text.slice(start, end))
    const own: Edit[] = []
    const byWorth = evens
      .filter((edit) => edit.start >= start && edit.start < end)
      .sort((a, b) => growth(a) - growth(b) || a.start - b.start)
    for (const edit of byWorth)
      if (own.length < most && own.every((other) => areApart(between(text, edit, other)))) own.push(edit)
    for (const edit of own) kept.add(edit)
  }
  return edits.filter((edit) => !isEvenOnly(edit) || kept.has(edit))
}

function between(text: string, one: Edit, other: Edit): string {
  return one.start < other.start ? text.slice(one.end, other.start) : text.slice(other.end, one.start)
}

function growth({ before, after }: Edit): number {
  return after.length - before.length
}
