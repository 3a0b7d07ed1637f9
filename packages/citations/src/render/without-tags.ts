/** A text without anything in angle brackets; a `<` that nothing closes stays, and is looked at once. */
export function withoutTags(text: string): string {
  const end = text.lastIndexOf('>') + 1
  return text.slice(0, end).replace(/<[^>]*>/gu, '') + text.slice(end)
}
