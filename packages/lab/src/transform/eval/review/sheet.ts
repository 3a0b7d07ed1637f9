import type { ReviewItem } from './sample-edits.ts'

export const VERDICTS = ['right', 'clumsy', 'wrong'] as const
export type Verdict = (typeof VERDICTS)[number]

const COLUMNS = [
  'n',
  'goal',
  'source',
  'kind',
  'context_before',
  'context_after',
  'verdict',
  'reason',
] as const

const cell = (text: string) => text.replaceAll('\t', ' ').replaceAll(/\r?\n/g, ' ⏎ ')

/** A sheet to be judged: tab-separated, one edit a line, the last two columns empty. */
export function writeSheet(items: readonly ReviewItem[]): string {
  const rows = items.map((item, index) =>
    [index + 1, item.goal, item.source, item.rule, item.contextBefore, item.contextAfter, '', ''].map(
      (value) => cell(String(value)),
    ),
  )
  return `${[COLUMNS, ...rows].map((row) => row.join('\t')).join('\n')}\n`
}

export interface SheetSummary {
  readonly edits: number
  readonly counts: Readonly<Record<Verdict, number>>
  /** 95 % Wilson interval of the share that is right. */
  readonly rightInterval: readonly [number, number]
}

/** Counts the verdicts of a judged sheet. @throws RangeError naming the first line without a known verdict. */
export function summariseSheet(tsv: string): SheetSummary {
  const [, ...lines] = tsv.replace(/\n+$/, '').split('\n')
  const counts = { right: 0, clumsy: 0, wrong: 0 }
  for (const [index, line] of lines.entries()) {
    const verdict = VERDICTS.find((known) => known === line.split('\t')[COLUMNS.indexOf('verdict')])
    if (verdict === undefined)
      throw new RangeError(`line ${index + 2} has no verdict (${VERDICTS.join(', ')})`)
    counts[verdict]++
  }
  return { edits: lines.length, counts, rightInterval: wilson(counts.right, lines.length) }
}

/** Wilson score interval at 95 %. Source: Wilson 1927, J. Am. Stat. Assoc. 22. */
function wilson(successes: number, trials: number): [number, number] {
  if (trials === 0) return [0, 1]
  const z = 1.96
  const p = successes / trials
  const centre = p + (z * z) / (2 * trials)
  const margin = z * Math.sqrt((p * (1 - p)) / trials + (z * z) / (4 * trials * trials))
  const scale = 1 + (z * z) / trials
  return [(centre - margin) / scale, (centre + margin) / scale]
}
