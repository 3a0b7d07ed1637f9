/** A line as it stands on a page; distances in points, `y` growing upwards. */
export interface PageLine {
  readonly text: string
  readonly x: number
  readonly right: number
  readonly y: number
}

const HAN_END = /[\p{Script=Han}，。、；：！？」』”）》]$/u
const HAN_START = /^[\p{Script=Han}，。、；：！？「『“（《]/u
const SENTENCE_END = /[.!?。！？:：]["'”’」』)）]*$/u
const PAGE_NUMBER = /^[\s–—-]*(?:\d{1,4}|[ivxlc]{1,6})[\s–—-]*$/i

const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

/** First and last lines that return on most pages are running heads; lone numbers there are page numbers. */
function dropRunningHeads(pages: readonly (readonly PageLine[])[]): PageLine[][] {
  const bare = (line: PageLine | undefined) => line?.text.replace(/\d+/g, '#').trim() ?? ''
  const edges = new Map<string, number>()
  for (const page of pages) {
    for (const key of new Set([bare(page[0]), bare(page.at(-1))])) edges.set(key, (edges.get(key) ?? 0) + 1)
  }
  const isHead = (line: PageLine) =>
    PAGE_NUMBER.test(line.text) || (pages.length > 2 && (edges.get(bare(line)) ?? 0) > pages.length / 2)
  return pages.map((page) =>
    page.filter((line, index) => (index > 0 && index < page.length - 1) || !isHead(line)),
  )
}

function join(before: string, after: string): string {
  if (/\p{L}-$/u.test(before) && /^\p{Ll}/u.test(after)) return before.slice(0, -1) + after
  return HAN_END.test(before) && HAN_START.test(after) ? before + after : `${before} ${after}`
}

interface Layout {
  /** Usual distance of two lines. */
  readonly step: number
  readonly left: number
  readonly right: number
}

/** A paragraph ends at a wider gap, an indented line, a line half filled, or a sentence short of the margin. */
function isBreak(before: PageLine, after: PageLine, { step, left, right }: Layout): boolean {
  const gap = before.y - after.y
  if (gap > 1.4 * step || gap < 0) return gap > 0 || SENTENCE_END.test(before.text)
  if (after.x > before.x + 8 && SENTENCE_END.test(before.text)) return true
  const filled = (before.right - left) / Math.max(right - left, 1)
  return filled < 0.5 || (filled < 0.8 && SENTENCE_END.test(before.text))
}

/** The lines of all pages as running text: lines joined, words hyphenated at a line end made whole. */
export function joinLines(pages: readonly (readonly PageLine[])[]): string {
  const lines = dropRunningHeads(pages).flat()
  const steps = lines.flatMap((line, index) => {
    const gap = (lines[index - 1]?.y ?? line.y) - line.y
    return gap > 0 ? [gap] : []
  })
  const layout = {
    step: median(steps),
    left: lines.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY),
    right: lines.reduce((most, line) => Math.max(most, line.right), 0),
  }
  const paragraphs: string[] = []
  for (const [index, line] of lines.entries()) {
    const before = lines[index - 1]
    const last = paragraphs.at(-1)
    if (before === undefined || last === undefined || isBreak(before, line, layout))
      paragraphs.push(line.text)
    else paragraphs[paragraphs.length - 1] = join(last, line.text)
  }
  return paragraphs.join('\n\n')
}
