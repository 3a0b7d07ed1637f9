import { type Finder, matchSpans, type ProtectedSpan } from './protected-span.ts'

const LINK =
  /!?\[[^[\]\n]{0,300}\](?:\((?:[^()\s]|\([^()\s]{0,100}\)){0,500}(?:\s"[^"\n]{0,100}")?\)|\[[^[\]\n]{0,60}\])/g
const LINK_DEFINITION = /^ {0,3}\[[^[\]\n]{1,60}\]:[ \t][^\n]{0,300}/gm
const HTML = /<\/?[A-Za-z][^<>\n]{0,300}>|<!--[^<>]{0,300}-->|&(?:[A-Za-z]{2,8}|#\d{2,6}|#x[\da-f]{2,6});/gi
const DELIMITER = /\*{1,3}|_{1,3}|~~/g
const WORD = /[\p{L}\p{N}]/u
const LATIN_WORD = /[\p{Script=Latin}\p{N}]/u
const MAX_EMPHASIS = 300

interface Delimiter {
  readonly at: number
  readonly mark: string
}

function canOpen(text: string, { at, mark }: Delimiter): boolean {
  const glued = mark.startsWith('_') ? WORD : LATIN_WORD
  const inWord = mark.length < 2 || mark.startsWith('_') ? glued.test(text.charAt(at - 1)) : false
  return /[^\s]/.test(text.charAt(at + mark.length)) && !inWord
}

function canClose(text: string, { at, mark }: Delimiter): boolean {
  const inWord = mark.startsWith('_') && WORD.test(text.charAt(at + mark.length))
  return /[^\s*_]/.test(text.charAt(at - 1)) && !inWord
}

/** Emphasised stretches with their marks; one open delimiter of each sort is remembered, so this is linear. */
function findEmphasis(text: string): ProtectedSpan[] {
  const open = new Map<string, number>()
  const spans: ProtectedSpan[] = []
  for (const match of text.matchAll(DELIMITER)) {
    const delimiter = { at: match.index, mark: match[0] }
    const from = open.get(delimiter.mark)
    const end = delimiter.at + delimiter.mark.length
    const near = from !== undefined && end - from <= MAX_EMPHASIS && !text.slice(from, end).includes('\n\n')
    if (near && canClose(text, delimiter)) {
      spans.push({ start: from, end, kind: 'markdown' })
      open.delete(delimiter.mark)
    } else if (canOpen(text, delimiter)) open.set(delimiter.mark, delimiter.at)
  }
  return spans
}

/** Inline code: a run of back-ticks up to the next run of the same length in the same paragraph. */
function findInlineCode(text: string): ProtectedSpan[] {
  const spans: ProtectedSpan[] = []
  let open: Delimiter | undefined
  for (const match of text.matchAll(/`+|\n[ \t]*\n/g)) {
    const mark = match[0]
    if (mark.startsWith('\n')) open = undefined
    else if (open === undefined) open = { at: match.index, mark }
    else if (open.mark === mark) {
      spans.push({ start: open.at, end: match.index + mark.length, kind: 'code' })
      open = undefined
    }
  }
  return spans
}

/** Inline Markdown and HTML: code, links and images, emphasis with its text, tags and entities. */
export const findMarkdown: Finder = ({ text }) => [
  ...findInlineCode(text),
  ...matchSpans(text, LINK, 'markdown'),
  ...matchSpans(text, LINK_DEFINITION, 'markdown'),
  ...matchSpans(text, HTML, 'markdown'),
  ...findEmphasis(text),
]
