import { anyOf } from '../lexicon/load-lists.ts'

/** Contractions, exclamations and everyday words that written prose avoids. */
const SIGN = new RegExp(
  `\\p{L}n['’]t\\b|\\b${anyOf('en/informal', 'with-short-forms')}['’](?:m|re|ve|ll|d|s)\\b|!|\\b${anyOf('en/informal', 'casual')}\\b`,
  'giu',
)
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu

/** From this many signs per 100 words on, a text talks; two at least, so that one quoted contraction does not decide. */
const SIGNS_PER_100_WORDS = 1.5
const FEWEST_SIGNS = 2

/** The text last asked about: operations ask for every sentence of one text. */
let latest = { text: '', isInformal: false }

/** Whether a text is written as people talk: reviews, posts, letters to friends, stories in the first person. */
export function isInformalText(text: string): boolean {
  if (text !== latest.text) latest = { text, isInformal: talks(text) }
  return latest.isInformal
}

function talks(text: string): boolean {
  const signs = text.match(SIGN)?.length ?? 0
  const words = text.match(WORD)?.length ?? 0
  return signs >= FEWEST_SIGNS && 100 * signs >= SIGNS_PER_100_WORDS * words
}

/** Words at home in papers and letters of business, a kind a line: among slang they read like a visitor. */
const WRITTEN = new RegExp(
  `\\b(?:${`
  accompan\\w+ acknowledg\\w+ acquir\\w+ alter(?:s|ed|ing)? appear(?:s|ed|ing)? ascertain\\w* assist\\w* attempt\\w*
  believ\\w+ cease[sd]? chose commence\\w* comprehend\\w* compris\\w+ concern(?:s|ing) conclude[sd]? conduct\\w* consum\\w+
  deem\\w* demonstrat\\w+ depart\\w* depict\\w* devis(?:e|es|ed|ing) diminish\\w* discern\\w* employ(?:s|ed|ing)? encounter\\w*
  endeavou?r\\w* ensur\\w+ establish\\w* exhibit\\w* grasp\\w* hinder\\w* illustrat\\w+ indicat\\w+ inquir\\w+ lessen\\w*
  merit(?:s|ed|ing) necessitat\\w+ note[sd] observ\\w+ obtain\\w* occur\\w* perceiv\\w+ permit\\w* possess\\w* proceed\\w*
  purchas\\w+ regard(?:ed|ing) remain\\w* render\\w* resid(?:e|es|ed|ing) respond\\w* retain\\w* seek\\w* select(?:s|ed|ing)?
  sought strengthen\\w* suffice\\w* sustain\\w* undergo\\w* underlin\\w+ undertak\\w+ underscor\\w+ utiliz\\w+ wish\\w*
  additional abundant adequate advantageous ample apparent arduous beneficial chief comparable considerabl[ey]
  detrimental distinctive entire erroneous evident fortunate grave individuals? notable numerous principal prior
  profound remarkabl[ey] satisfactory substantial\\w* sufficient\\w* superior utmost
  additionally accordingly adequately approximately chiefly consequently currently entirely evidently fairly frequent
  frequently formerly fortunately furthermore hence however initially instantly largely merely moreover nevertheless nonetheless
  notably occasionally particularly presently previously primarily rapidly readily regrettably repeatedly seldom
  simultaneously solely subsequently swiftly therefore thereby thus typically ultimately
  albeit amid as~regards at~present at~times by~means~of by~contrast despite due~to for~instance in~addition in~advance
  in~light~of in~order~to in~part in~particular in~regard~to in~the~course~of in~view~of likewise majority
  on~account~of on~the~basis~of on~the~whole owing~to prior~to regarding since such~as till to~a~great~extent
  upon whereas whereby whilst with~regard~to with~respect~to yet`
    .trim()
    .split(/\s+/)
    .join('|')
    .replaceAll('~', ' ')})\\b`,
  'giu',
)

/** Whether an edit brings such a word in. */
export function bringsWrittenWord(before: string, after: string): boolean {
  const known = new Set((before.match(WRITTEN) ?? []).map((word) => word.toLowerCase()))
  return (after.match(WRITTEN) ?? []).some((word) => !known.has(word.toLowerCase()))
}

/** Words of banter and slang, which no formal connective suits. */
const BANTER = new RegExp(`\\b${anyOf('en/informal', 'banter')}\\b`, 'giu')
const FEWEST_BANTER = 2

/** Whether a text bandies words, beyond the easy tone of a review or a letter. */
export function isBanter(text: string): boolean {
  return (text.match(BANTER)?.length ?? 0) >= FEWEST_BANTER
}

const STIFF_OPENER = /^(?:however|therefore|thus|hence|consequently|moreover|furthermore|nevertheless)\b/i

/** Whether an edit opens with a connective that banter would not. */
export function bringsStiffOpener(before: string, after: string): boolean {
  return STIFF_OPENER.test(after) && !STIFF_OPENER.test(before)
}

/** Whether an edit opens a sentence with the "Also," of talk. */
export function bringsSpokenOpener(after: string): boolean {
  return /^Also,/.test(after)
}
