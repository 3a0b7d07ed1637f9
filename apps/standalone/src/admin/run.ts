import type { CoreContext } from '@redraft/core'

/** Runs the work of one command on the database and prints its result, as JSON or for people. */
export type Run = <T extends object>(
  work: (ctx: CoreContext) => Promise<T>,
  options: { readonly json?: boolean },
  show: (result: T) => string,
) => Promise<void>

/** A table for the terminal: one header, one line per row, columns padded to their widest cell. */
export function table(header: readonly string[], rows: readonly (readonly unknown[])[]): string {
  const cells = [header, ...rows.map((row) => row.map((cell) => formatCell(cell)))]
  const widths = header.map((_, column) => Math.max(...cells.map((row) => (row[column] ?? '').length)))
  return cells
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

function formatCell(value: unknown): string {
  if (value instanceof Date) return value.toISOString()
  return value === null || value === undefined ? '–' : String(value)
}
