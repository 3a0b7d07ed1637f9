import { existsSync, readFileSync } from 'node:fs'
import { type CountTable, decodeCounts } from './count-table.ts'

/** The table of a file; undefined where there is none. */
export function loadCounts(file: URL): CountTable | undefined {
  return existsSync(file) ? decodeCounts(readFileSync(file)) : undefined
}
