import { readFileSync } from 'node:fs'

const read = (path: string): string =>
  readFileSync(new URL(`../../../../../${path}`, import.meta.url), 'utf8')

/** What the licences page shows, from the files of the repository that say it. */
export function readLicences(): { readonly notice: string; readonly modelData: readonly string[][] } {
  const card = read('packages/detect/MODEL_CARD.md')
  const table = /\n\| corpus \|.*?\n(?=\n)/s.exec(card)?.[0] ?? ''
  const rows = table
    .trim()
    .split('\n')
    .filter((line) => !/^\|[-|: ]+$/.test(line))
    .map((line) =>
      line
        .slice(1, -1)
        .split('|')
        .map((cell) => cell.replaceAll('**', '').trim()),
    )
  return { notice: read('NOTICE'), modelData: rows }
}
