const ATX = /^ {0,3}(#{1,6})(?:[ \t\u3000]+|(?=$))/
const ATX_TIGHT = /^ {0,3}#{2,6}(?=[^#\s])/
const SETEXT_RULE = /^ {0,3}(?:={3,}|-{3,})[ \t]*$/
const THEMATIC_BREAK = /^ {0,3}(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/
const CHAPTER = /^[ \t\u3000]*第[一二三四五六七八九十百零\d]{1,5}[章节節篇部][ \t\u3000：:]*\S/
const SECTION_NUMBER = /^[ \t\u3000]*\d{1,2}(?:\.\d{1,2}){0,3}\.?[ \t\u3000]+(?=\S)/
const ENDS_OPEN = /[.。!！?？;；:：,，、…|]["'”’」』)）]?\s*$/
const MAX_LATIN_WORDS = 12
const MAX_CHARACTERS = 80
const MAX_HAN = 30

/** Width of a Markdown heading mark with its spaces; undefined when the line is no Markdown heading. */
export function readHeadingMark(line: string): number | undefined {
  return (ATX.exec(line) ?? ATX_TIGHT.exec(line))?.[0].length
}

/** True for the `===` or `---` line under a heading. */
export function isSetextRule(line: string): boolean {
  return SETEXT_RULE.test(line)
}

export function isThematicBreak(line: string): boolean {
  return THEMATIC_BREAK.test(line)
}

/** True for `第三章 …`, which is a heading wherever it stands on a line of its own. */
export function isChapterLine(line: string): boolean {
  return CHAPTER.test(line) && looksLikeTitle(line)
}

/** Width of a section number (`2 `, `3.1 `); 0 when there is none. */
export function sectionNumberWidth(line: string): number {
  return SECTION_NUMBER.exec(line)?.[0].length ?? 0
}

/** Short and without a closing mark: what a title looks like when it stands alone. */
export function looksLikeTitle(line: string): boolean {
  const title = line.trim()
  if (title === '' || title.length > MAX_CHARACTERS || ENDS_OPEN.test(title)) return false
  if (!/\p{L}/u.test(title)) return false
  const han = title.match(/\p{Script=Han}/gu)?.length ?? 0
  return han > 0 ? han <= MAX_HAN : title.split(/\s+/).length <= MAX_LATIN_WORDS
}
