import { byPosition, type Edit, overlaps } from '../edit.ts'
import type { Arrangement } from '../rewriter.ts'
import type { Source } from '../source.ts'

/** From this gain on an edit takes away stock wording or mends a fault: it is worth having at every place. */
const LEAST_GAIN_EVERYWHERE = 1

/** How often one even exchange may be made in a text, and the characters that allow one more. */
const MOST_ALIKE = 3
const CHARACTERS_PER_EXCHANGE = 250

/** Words of the sentence's frame: trading two of them in one sentence only moves the repetition. */
const FRAME_WORDS: ReadonlySet<string> = new Set(['或', '或者', '可以', '能够', '能夠', '能', '可', '需要'])

/**
 * Even exchanges are not made everywhere: five 通常 that all become 一般 are as monotonous as before, and two 可以 of
 * one sentence need not both be 可. What is given up leaves its place to a rival that says it otherwise.
 */
export function keepVariety(source: Source, { chosen, candidates, value }: Arrangement): Edit[] {
  const limits = new Limits(source)
  const spread = spreadOut(chosen, limits.mostAlike)
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

  constructor(source: Source) {
    this.mostAlike = Math.max(MOST_ALIKE, Math.floor(source.text.length / CHARACTERS_PER_EXCHANGE))
    this.#ends = source.sentences.map(({ end }) => end)
  }

  /** Takes an edit into account, unless one limit is reached. */
  admits(edit: Edit): boolean {
    if ((edit.gain ?? 0) >= LEAST_GAIN_EVERYWHERE) return true
    const key = exchangeOf(edit)
    const place = `${this.#ends.findIndex((end) => edit.end <= end)}:${edit.before}`
    const count = this.#inText.get(key) ?? 0
    const isFrameWord = FRAME_WORDS.has(edit.before)
    if (count >= this.mostAlike || (isFrameWord && this.#inSentence.has(place))) return false
    this.#inText.set(key, count + 1)
    this.#inSentence.add(place)
    return true
  }
}

function exchangeOf({ before, after }: Edit): string {
  return `${before}→${after}`
}

/** The same edits, those first that lie evenly over the places of their exchange. */
function spreadOut(edits: readonly Edit[], mostAlike: number): Edit[] {
  const places = new Map<string, Edit[]>()
  for (const edit of edits) places.set(exchangeOf(edit), [...(places.get(exchangeOf(edit)) ?? []), edit])
  const late = new Set<Edit>()
  for (const alike of places.values()) {
    const step = alike.length / mostAlike
    const first = new Set(Array.from({ length: mostAlike }, (_, index) => alike[Math.floor(index * step)]))
    if (step > 1) for (const edit of alike) if (!first.has(edit)) late.add(edit)
  }
  return [...edits.filter((edit) => !late.has(edit)), ...late]
}
