import type { PrepareStep } from './prepare-step.ts'
import { textOf, without } from './prepare-step.ts'

const BUSINESS =
  /,? (?:& Co\.|and Company|Company|Co\.|Corporation|Corp\.|Incorporated|Inc\.?|Limited|Ltd\.?|LLC|PLC)$/u

/** One publisher in the short form of the handbook. */
const shorten = (publisher: string): string =>
  publisher
    .replace(/^The (?=\p{Lu})/u, '')
    .replace(BUSINESS, '')
    .replace(/\bUniversity Press\b/gu, 'UP')
    .replace(/\bUniversity of (.{1,200}?) Press\b/gu, 'U of $1 P')
    .replace(/\bMIT Press\b/gu, 'MIT P')
    .replace(/\bUniversity\b/gu, 'U')

/** Publishers without business words, academic presses abbreviated. */
export const mlaPublisher: PrepareStep = {
  name: 'mla-publisher',
  styles: ['mla'],
  why: 'MLA Handbook, 9th ed., ch. 5 (publisher) and appendix 1: Oxford UP, U of California P, Northwestern U; printed in full',
  apply(item) {
    const publisher = textOf(item, 'publisher')
    return publisher && /^en/iu.test(item.language) ? { ...item, publisher: shorten(publisher) } : item
  },
}

/** The order number of a copy is no number of the thesis. */
export const mlaThesis: PrepareStep = {
  name: 'mla-thesis',
  styles: ['mla'],
  why: 'MLA Handbook, 9th ed., appendix 1: 2010. Northwestern U, PhD dissertation; the number was printed after the kind of thesis, which stood twice',
  apply: (item) => (item.type === 'thesis' ? without(item, 'number') : item),
}
