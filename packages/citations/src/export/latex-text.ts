import { toAscii } from './latex-ascii.ts'

const SPECIAL: Readonly<Record<string, string>> = {
  '#': '\\#',
  $: '\\$',
  '%': '\\%',
  '&': '\\&',
  _: '\\_',
  '~': '\\textasciitilde{}',
  '^': '\\textasciicircum{}',
  '\\': '\\textbackslash{}',
  '<': '$<$',
  '>': '$>$',
  '{': '\\{',
  '}': '\\}',
}
/** BibTeX counts braces even behind a backslash, so a lone one is written without. */
const LONE_BRACES: Readonly<Record<string, string>> = { '{': '\\textbraceleft{}', '}': '\\textbraceright{}' }

function bracesBalance(text: string): boolean {
  let depth = 0
  for (const character of text) {
    if (character === '{') depth += 1
    else if (character === '}') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** How LaTeX is written. */
export interface LatexOptions {
  /** Write accents and signs as commands; what has none (Chinese …) stays UTF-8. */
  readonly ascii: boolean
}

/** Plain text in a BibTeX field: special characters escaped, dashes as they are. */
export function escapeLatex(text: string, { ascii }: LatexOptions): string {
  const balanced = bracesBalance(text)
  const escaped = text.replace(
    /[#$%&_~^\\<>{}]/g,
    (sign) => (balanced ? undefined : LONE_BRACES[sign]) ?? SPECIAL[sign] ?? sign,
  )
  // Two hyphens would become a dash, two quotes a curly one.
  const parted = escaped.replace(/([-`'])(?=\1)/g, '$1{}')
  return ascii ? toAscii(parted) : parted
}

const COMMANDS: Readonly<Record<string, string>> = {
  '<i>': '\\textit{',
  '<b>': '\\textbf{',
  '<sup>': '\\textsuperscript{',
  '<sub>': '\\textsubscript{',
  '<span style="font-variant: small-caps;">': '\\textsc{',
  '<span class="nocase">': '{',
}
const MARKUP = /(<\/?(?:i|b|sup|sub)>|<span (?:style="font-variant: small-caps;"|class="nocase")>|<\/span>)/

/** Words that a style would spoil by lowering: a capital inside (DNA, mRNA, LaTeX, pH). */
const INNER_CAPITALS =
  /(?<![\p{L}\p{N}\\{])[\p{L}\p{N}]+\p{Lu}[\p{L}\p{N}]*|(?<![\p{L}\p{N}\\{])\p{Lu}(?=\d)[\p{L}\p{N}]*/gu

/**
 * CSL rich text as LaTeX: `<i>` → `\textit{…}` and so on, words with inner capitals in braces when `protectCase`.
 */
export function richToLatex(rich: string, options: LatexOptions & { protectCase: boolean }): string {
  let depth = 0
  const written = rich.split(MARKUP).map((piece) => {
    const command = Object.hasOwn(COMMANDS, piece) ? COMMANDS[piece] : undefined
    if (command !== undefined) {
      depth += 1
      return command
    }
    if (/^<\/(?:i|b|sup|sub|span)>$/.test(piece)) {
      if (depth === 0) return ''
      depth -= 1
      return '}'
    }
    return options.protectCase ? protectAndEscape(piece, options) : escapeLatex(piece, options)
  })
  return written.join('') + '}'.repeat(depth)
}

/** Finds the words to protect in the plain text, before escapes change it. */
function protectAndEscape(text: string, options: LatexOptions): string {
  let out = ''
  let from = 0
  for (const match of text.matchAll(INNER_CAPITALS)) {
    out += escapeLatex(text.slice(from, match.index), options)
    out += `{${escapeLatex(match[0], options)}}`
    from = match.index + match[0].length
  }
  return out + escapeLatex(text.slice(from), options)
}
