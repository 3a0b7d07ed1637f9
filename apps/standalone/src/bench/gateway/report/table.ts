import type { Figure } from '../phases/phase.ts'

const HEADINGS = ['', 'redraft', 'reference', 'ratio', 'bar']

/** Three significant digits at most, so that nobody reads more into a figure than is there. */
function shown(value: number | undefined, unit: string): string {
  if (value === undefined) return ''
  if (!Number.isFinite(value)) return '–'
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2
  return `${value.toFixed(digits)}${unit && ` ${unit}`}`
}

function row({ name, unit, ours, reference, ratio, bar = '' }: Figure): string[] {
  return [
    name,
    shown(ours, unit),
    shown(reference, unit),
    ratio === undefined ? '' : `${shown(ratio, '')} ×`,
    bar,
  ]
}

/** The figures as an aligned text table; numbers stand right. */
export function table(figures: readonly Figure[]): string {
  const rows = [HEADINGS, ...figures.map(row)]
  const widths = HEADINGS.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const line = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return column >= 1 && column <= 3 ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}
