/** A writer who speaks of himself or to somebody, or greets, agrees and exclaims. */
const SPEAKS =
  /\b(?:I|[Mm]y|[Mm]e|[Mm]yself|[Yy]ou|[Yy]ours?|[Yy]ourself)\b|!|^\W*(?:yes|yeah|no|hi|hello|hey|haha|wow|oh|well|okay|ok|thanks|please)\b/iu

/**
 * Whether a sentence speaks in person. Polishing leaves its register as it is: written words and full forms beside an
 * "I" and a "you" that stay read stiffer than the draft, not better.
 */
export function speaksInPerson(sentence: string): boolean {
  return SPEAKS.test(sentence)
}
