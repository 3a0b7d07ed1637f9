/** Where a BibTeX entry begins: an at sign, a type and a brace at the head of a line. */
const BIBTEX_ENTRY = /^(?=\s*@[a-z]+\s*[{(])/im
const COMMENT = /^\s*@(?:comment|preamble|string)\b/i

/** Takes what was pasted apart: BibTeX or RIS entries whole, else one source in each line. */
export function splitSources(pasted: string): string[] {
  const text = pasted.replace(/\r\n?/g, '\n')
  if (/^\s*TY {1,2}-/m.test(text)) {
    return text
      .split(/^ER {1,2}-.*$/m)
      .map((entry) => entry.trim())
      .filter((entry) => entry !== '')
      .map((entry) => `${entry}\nER  - \n`)
  }
  const parts = BIBTEX_ENTRY.test(text) ? text.split(new RegExp(BIBTEX_ENTRY, 'gim')) : [text]
  return parts
    .flatMap((part) => (part.trimStart().startsWith('@') ? [part] : part.split('\n')))
    .map((part) => part.trim())
    .filter((part) => part !== '' && !part.startsWith('%') && !COMMENT.test(part))
}
