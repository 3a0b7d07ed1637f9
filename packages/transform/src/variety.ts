import { byPosition, type Edit, overlaps } from './edit.ts'
import type { Arrangement } from './rewriter.ts'
import { isFreeOf } from './role.ts'
import type { Source } from './source.ts'

/** How often one even exchange may be made in a text, where it is not long enough for more. */
const MOST_ALIKE = 3

/** What a language counts as an even exchange. */
export interface VarietyRules {
  /** UTF-16 code units of text that allow one more exchange of a kind. */
  readonly lengthPerExchange: number
  /** Words of the sentence's frame: trading two of them in one sentence only moves the repetition. */
  readonly frameWords: ReadonlySet<string>
  /** A word without its inflection, so that "methods" is no other word than "method". */
  readonly fold: (word: string) => string
  /** No even exchange, and so not counted. */
  readonly isExempt: (edit: Edit) => boolean
  /** What must be made wherever it is due. */
  readonly isRepair: (edit: Edit) => boolean
  /** Within this distance two different wordings do not become the same one. */
  readonly earshot: number
  /** Kinds of edit that readers soon notice as a habit: one for so much text, and one in any text. */
  readonly habits: { readonly kinds: ReadonlySet<string>; readonly lengthPerEdit: number }
}

/**
 * Even exchanges are not made everywhere: five 通常 that all become 一般 are as monotonous as before, and two 可以 of
 * one sentence need not both be 可; nor is anything won where "show" becomes "demonstrate" and "demonstrate" "show".
 * What is given up leaves its place to a rival that says it otherwise.
 */
export function keepVariety(
  source: Source,
  { chosen, candidates, value }: Pick<Arrangement, 'chosen' | 'candidates' | 'value'>,
  rules: VarietyRules,
): Edit[] {
  const limits = new Limits(source, rules)
  const spread = spreadOut(chosen, limits)
  const kept: Edit[] = []
  for (const edit of spread) if (limits.admits(edit)) kept.push(edit)
  const dropped = chosen.filter((edit) => !kept.includes(edit))
  const rivals = candidates
    .filter(
      (rival) => !chosen.includes(rival) && dropped.some((edit) => overlaps(rival, edit)) && value(rival) > 0,
    )
    .sort((a, b) => value(b) - value(a) || byPosition(a, b))
  for (const rival of rivals)
    if (!kept.some((edit) => overlaps(rival, edit)) && limits.admits(rival)) kept.push(rival)
  return kept.sort(byPosition)
}

/** Counts what was admitted, in the text and in each of its sentences. */
class Limits {
  readonly mostAlike: number
  readonly #ends: readonly number[]
  readonly #inText = new Map<string, number>()
  readonly #inSentence = new Set<string>()
  readonly #places = new Map<string, { readonly before: string; readonly start: number }[]>()
  readonly #mostHabits: number
  #habits = 0

  constructor(
    source: Source,
    readonly rules: VarietyRules,
  ) {
    this.mostAlike = Math.max(MOST_ALIKE, Math.floor(source.text.length / rules.lengthPerExchange))
    this.#mostHabits = Math.max(1, Math.floor(source.text.length / rules.habits.lengthPerEdit))
    this.#ends = source.sentences.map(({ end }) => end)
  }

  /** Takes an edit into account, unless one limit is reached. */
  admits(edit: Edit): boolean {
    if (this.rules.habits.kinds.has(edit.kind)) return this.#habits++ < this.#mostHabits
    if (!this.rules.isRepair(edit) && this.#converges(edit)) return false
    if (isFreeOf('budget', edit) || this.rules.isExempt(edit)) return true
    const { before, after } = edit
    const key = this.exchange(before, after)
    const place = `${this.#ends.findIndex((end) => edit.end <= end)}:${edit.before}`
    const count = this.#inText.get(key) ?? 0
    const isFrameWord = this.rules.frameWords.has(before)
    const isUndone = before !== '' && after !== '' && this.#inText.has(this.exchange(after, before))
    if (isUndone || count >= this.mostAlike || (isFrameWord && this.#inSentence.has(place))) return false
    this.#inText.set(key, count + 1)
    this.#inSentence.add(place)
    return true
  }

  /** Whether another wording nearby has become this one already: "Moreover" and "Additionally" both "In addition". */
  #converges({ start, before, after }: Edit): boolean {
    const wording = this.rules.fold(after)
    const source = this.rules.fold(before)
    const alike = this.#places.get(wording) ?? []
    const converges =
      wording.length > 3 &&
      alike.some((other) => other.before !== source && Math.abs(other.start - start) < this.rules.earshot)
    if (!converges) this.#places.set(wording, [...alike, { before: source, start }])
    return converges
  }

  exchange(before: string, after: string): string {
    return `${this.rules.fold(before)}→${this.rules.fold(after)}`
  }
}

/** The same edits, those first that lie evenly over the places of their exchange. */
function spreadOut(edits: readonly Edit[], limits: Limits): Edit[] {
  const { mostAlike } = limits
  const places = new Map<string, Edit[]>()
  for (const edit of edits) {
    const key = limits.exchange(edit.before, edit.after)
    places.set(key, [...(places.get(key) ?? []), edit])
  }
  const late = new Set<Edit>()
  for (const alike of places.values()) {
    const step = alike.length / mostAlike
    const first = new Set(Array.from({ length: mostAlike }, (_, index) => alike[Math.floor(index * step)]))
    if (step > 1) for (const edit of alike) if (!first.has(edit)) late.add(edit)
  }
  return [...edits.filter((edit) => !late.has(edit)), ...late]
}
