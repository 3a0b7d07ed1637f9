import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Firing } from '../firing.ts'
import type { SheetItem } from './draw-items.ts'
import { RUBRIC } from './rubric.ts'

/** Writes `sheet-K.md` and `rubric.md` for the readers, and `keys/sheet-K.json`, which no reader sees. */
export function writeSheets(folder: string, items: readonly SheetItem[]): string[] {
  mkdirSync(join(folder, 'keys'), { recursive: true })
  writeFileSync(join(folder, 'rubric.md'), RUBRIC)
  const sheets = [...new Set(items.map(({ sheet }) => sheet))].sort((a, b) => a - b)
  return sheets.map((sheet) => {
    const own = items.filter((item) => item.sheet === sheet)
    writeFileSync(join(folder, `sheet-${sheet}.md`), formatSheet(own))
    writeFileSync(join(folder, 'keys', `sheet-${sheet}.json`), `${JSON.stringify(own)}\n`)
    return `sheet-${sheet}.md: ${own.length} items (${own[0]?.item} to ${own.at(-1)?.item})`
  })
}

/** One numbered line an item: nothing in it tells which rule made the edit, or for which goal. */
export function formatSheet(items: readonly SheetItem[]): string {
  return items.map(({ item, firing }) => `${item}. ${showFiring(firing)}\n`).join('\n')
}

function showFiring({ left, before, after, right }: Firing): string {
  const head = /^\s/.test(before || after) ? ' ' : ''
  const tail = /\s$/.test(before || after) ? ' ' : ''
  const line = `…${left}${head}[[${before.trim() || '∅'} → ${after.trim() || '∅'}]]${tail}${right}…`
  return line.replaceAll(/\s*\n\s*/g, ' ⏎ ')
}
