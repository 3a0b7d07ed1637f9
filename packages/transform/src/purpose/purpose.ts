/**
 * What an edit is good for. A mode wants some of them (`policy.ts`), and an edit that serves none of those is not
 * made. What each means:
 *
 * - `repair` mends what is wrong: grammar, spelling, a slip of the pen.
 * - `regional` writes what is asked for: the script, and the words of the region.
 * - `unmark` takes out what marks machine prose: stock openings and closings, inflated words, worn frames, where a
 *   demanding editor prefers the result. What comes in is plainer and no longer; nothing worn is traded for another.
 * - `thin` takes out a worn wording that a reader would not mind either way: for those who asked for fewer marks.
 * - `tighten` says the same in fewer words, by a wording that is known to be wordy.
 * - `simplify` goes to a more frequent word that is no longer, or to shorter sentences.
 * - `raise` goes from a spoken wording to a written one.
 * - `shorten` comes out shorter, whatever else it exchanges: for those who asked for length.
 * - `expand` comes out longer, whatever else it exchanges: for those who asked for length.
 * - `rhythm` breaks or joins sentences, so that they are less alike.
 * - `even` exchanges a sound wording or order for another: for those who asked for other words.
 */
export const PURPOSES = [
  'repair',
  'regional',
  'unmark',
  'thin',
  'tighten',
  'simplify',
  'raise',
  'shorten',
  'expand',
  'rhythm',
  'even',
] as const
export type Purpose = (typeof PURPOSES)[number]
