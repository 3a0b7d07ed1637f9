/** Unicode code points after NFC (contract, section 2). A lone surrogate counts 1. */
export function countCharacters(text: string): number {
  const normal = text.normalize('NFC')
  let pairs = 0
  for (let i = 0; i < normal.length - 1; i++) {
    const code = normal.charCodeAt(i)
    if (code < 0xd800 || code > 0xdbff) continue
    const next = normal.charCodeAt(i + 1)
    if (next >= 0xdc00 && next <= 0xdfff) {
      pairs++
      i++
    }
  }
  return normal.length - pairs
}
