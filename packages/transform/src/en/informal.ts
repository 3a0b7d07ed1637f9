/** Contractions, exclamations and everyday words that written prose avoids. */
const SIGN =
  /\b\p{L}+n['’]t\b|\b(?:i|you|we|they|he|she|it|that|there|what|who|let)['’](?:m|re|ve|ll|d|s)\b|!|\b(?:lol|omg|awesome|cool|kinda|gonna|wanna|gotta|yeah|yep|nope|ok|okay|stuff|guys|kids|folks|mom|dad|tons|super|pretty|really|a bit|a lot|lots)\b/giu
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
  /\b(?:additional|additionally|assist\w*|attempt\w*|believ\w+|commence\w*|considerabl[ey]|demonstrat\w+|ensur\w+|entire|entirely|fairly|frequent|frequently|furthermore|grasp\w*|hence|however|individuals?|moreover|nevertheless|numerous|obtain\w*|purchas\w+|regarding|remain\w*|remarkabl[ey]|seek\w*|since|sought|substantial\w*|such as|therefore|thus|upon|utmost|whereas|wish\w*|yet)\b/giu

/** Whether an edit brings such a word in. */
export function bringsWrittenWord(before: string, after: string): boolean {
  const known = new Set((before.match(WRITTEN) ?? []).map((word) => word.toLowerCase()))
  return (after.match(WRITTEN) ?? []).some((word) => !known.has(word.toLowerCase()))
}
