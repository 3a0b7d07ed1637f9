/** Text of ours or of the contract as Markdown: nothing in it can be taken for markup, code in backticks stays code. */
export function prose(text: string): string {
  return text
    .split('`')
    .map((part, index) => (index % 2 === 1 ? code(part) : escapeText(part)))
    .join('')
}

/** Characters that Markdown, HTML or a Vue template would read as markup, as entities. */
export function escapeText(text: string): string {
  return text.replace(/[\\`*_[\]<>{}|&~#$]/g, (character) => `&#${character.codePointAt(0)};`)
}

/** A piece of code within a line; Vue leaves it as it is, and a narrow column breaks it after an underscore. */
export function code(text: string): string {
  return `<code v-pre>${escapeText(text).replaceAll('&#95;', '&#95;<wbr>')}</code>`
}

/** A fenced block; longer fences where the text has fences of its own. `title` stands above it. */
export function fence(language: string, text: string, title?: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  const caption = title === undefined ? '' : `<p class="caption">${escapeText(title)}</p>\n\n`
  return `${caption}${ticks}${language}\n${text}\n${ticks}`
}

/** A value as indented JSON. */
export function jsonFence(value: unknown, title?: string): string {
  return fence('json', JSON.stringify(value, null, 2), title)
}

/** A Markdown table; cells are Markdown of one line. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(headings), line(headings.map(() => '---')), ...rows.map(line)].join('\n')
}
