const FENCE = /^ {0,3}(`{3,}|~{3,})/
const INDENTED = /^(?: {4}|\t)/
const LOOKS_LIKE_CODE =
  /[{}=<>\\]|;\s*$|\(\)|^\s*(?:def|class|import|from|return|for|if|else|const|let|var|function|#include|npm|git|curl|sudo|pip)\b/
const TABLE_RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*){0,40}\|?\s*$/
const QUOTE = /^ {0,3}>/

/** The fence (``` or ~~~) a line opens or closes with. */
export function readFence(line: string): string | undefined {
  return FENCE.exec(line)?.[1]
}

/** True when the line closes the code block that `fence` opened. */
export function closesFence(line: string, fence: string): boolean {
  const found = readFence(line)
  return found?.startsWith(fence) === true && line.trim() === found
}

export function isIndented(line: string): boolean {
  return INDENTED.test(line)
}

/** Essays indent their paragraphs too, so an indented run is code only when half of its lines look like it. */
export function looksLikeCode(lines: readonly string[]): boolean {
  const hits = lines.filter((line) => LOOKS_LIKE_CODE.test(line)).length
  return hits * 2 >= lines.length
}

export function isTableRule(line: string): boolean {
  return line.includes('|') && TABLE_RULE.test(line)
}

/** True for a line that can be a row of a table: pipes around or between cells, or two tabs. */
export function isTableRow(line: string): boolean {
  const trimmed = line.trim()
  if (trimmed.startsWith('|') && trimmed.length > 1 && trimmed.endsWith('|')) return true
  return trimmed.split('\t').length >= 3
}

export function isQuoteLine(line: string): boolean {
  return QUOTE.test(line)
}
