const ONE_HAND = /\bon (?:the )?one hand\b/i
const OTHER_HAND = /\bon the other hand\b/i

/** Whether an edit takes away the second half of "on the one hand … on the other hand". */
export function breaksCorrelative(text: string, before: string, after: string): boolean {
  return OTHER_HAND.test(before) && !OTHER_HAND.test(after) && ONE_HAND.test(text)
}
