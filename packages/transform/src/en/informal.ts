/** Contractions, exclamations and everyday words that written prose avoids. */
const SIGN =
  /\b\p{L}+n['’]t\b|\b(?:i|you|we|they|he|she|it|that|there|what|who|let)['’](?:m|re|ve|ll|d|s)\b|!|\b(?:lol|omg|awesome|cool|kinda|gonna|wanna|gotta|yeah|yep|nope|ok|okay|stuff|guys|kids|folks|mom|dad|tons|super|pretty|really|a bit|a tad|a lot|lots)\b/giu
const WORD = /\p{L}+(?:['’]\p{L}+)*/gu

/** From this many signs per 100 words on, a text talks; two at least, so that one quoted contraction does not decide. */
const SIGNS_PER_100_WORDS = 1.5
const FEWEST_SIGNS = 2

/** Whether a text is written as people talk: reviews, posts, letters to friends, stories in the first person. */
export function isInformalText(text: string): boolean {
  const signs = text.match(SIGN)?.length ?? 0
  const words = text.match(WORD)?.length ?? 0
  return signs >= FEWEST_SIGNS && 100 * signs >= SIGNS_PER_100_WORDS * words
}

/** Words at home in papers and letters of business: among slang they read like a visitor. */
const WRITTEN =
  /\b(?:additional|additionally|assist\w*|attempt\w*|believ\w+|commence\w*|considerabl[ey]|demonstrat\w+|ensur\w+|entire|entirely|fairly|frequent|frequently|furthermore|grasp\w*|comparable|consequently|in addition|accordingly|subsequently|hence|however|individuals?|moreover|nevertheless|numerous|obtain\w*|on account of|owing to|purchas\w+|regarding|remain\w*|remarkabl[ey]|seek\w*|since|sought|substantial\w*|such as|therefore|thus|upon|utmost|whereas|wish\w*|yet)\b/giu

/** Whether an edit brings such a word in. */
export function bringsWrittenWord(before: string, after: string): boolean {
  const known = new Set((before.match(WRITTEN) ?? []).map((word) => word.toLowerCase()))
  return (after.match(WRITTEN) ?? []).some((word) => !known.has(word.toLowerCase()))
}

/** Words of banter and slang, which no formal connective suits. */
const BANTER =
  /\b(?:kinda|sorta|gonna|wanna|gotta|yeah|yep|nope|nah|lol|omg|wtf|uh|huh|hey|dude|buddy|bf|gf|screwed|wacky|busted|freaking|swag|guess what|here['’]s the thing|turns out|what better way|or something|no idea why|for sure)\b/giu
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
