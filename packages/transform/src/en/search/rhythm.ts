import { contentUnits } from '../../measure.ts'

/** The lengths, in words, of the last two whole sentences of the paragraph, and of the one that is being written. */
export interface Rhythm {
  readonly earlier: number
  readonly last: number
  readonly open: number
}

export const SILENCE: Rhythm = { earlier: 0, last: 0, open: 0 }

const SENTENCE_END = /(?<=[.!?]["”’)]*)\s+(?=["“(]?\p{Lu}|$)/u

/** Words of a stretch of text, sentence by sentence; the last number belongs to a sentence that goes on. */
export function shapeOf(text: string): readonly number[] {
  return text.split(SENTENCE_END).map((part) => contentUnits(part).length)
}

/** Sentences this close in length sound alike; shorter ones than this are not counted. */
const ALIKE = 2
const SHORT = 5
const RUN = -0.4
const CONTRAST = 0.2

/**
 * What a stretch adds to the rhythm of a paragraph: the normalised difference of neighbouring sentence lengths
 * (the pairwise variability index of phonetics, Grabe and Low 2002), less for every third sentence alike in a row.
 */
export function continueRhythm(rhythm: Rhythm, shape: readonly number[]): { rhythm: Rhythm; score: number } {
  let { earlier, last, open } = rhythm
  let score = 0
  for (const [index, words] of shape.entries()) {
    open += words
    if (index === shape.length - 1) break
    if (last > 0 && open > 0) score += (CONTRAST * Math.abs(open - last)) / ((open + last) / 2)
    if (isRun([earlier, last, open])) score += RUN
    earlier = last
    last = open
    open = 0
  }
  return { rhythm: { earlier, last, open }, score }
}

function isRun(lengths: readonly number[]): boolean {
  return Math.min(...lengths) >= SHORT && Math.max(...lengths) - Math.min(...lengths) <= ALIKE
}
