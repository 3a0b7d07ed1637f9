const TOKEN = /\p{Script=Han}|[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)?|[^\s\p{L}\p{N}\p{M}]/gu

/** Lower-cased words, Han characters and punctuation marks, as the reference metrics count them. */
export function metricTokens(text: string): string[] {
  return (text.toLowerCase().replaceAll('’', "'").match(TOKEN) ?? []).map((token) => token)
}
