import { readFileSync } from 'node:fs'

/** The lines of a table of characters in `lexicon/zh`. */
export function loadLines(name: 'readings.txt' | 'shapes.txt'): string[] {
  const text = readFileSync(new URL(`../../../../lexicon/zh/${name}`, import.meta.url), 'utf8')
  return text.trim().split('\n')
}
