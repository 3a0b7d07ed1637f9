import { readdirSync, readFileSync, statSync } from 'node:fs'
import { basename, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { z } from 'zod'

const rowSchema = z.object({
  id: z.string(),
  lang: z.enum(['en', 'zh_CN', 'zh_TW']),
  task: z.string(),
  src: z.string(),
  refs: z.array(z.string()).min(1),
})
export type DraftRow = z.infer<typeof rowSchema>

export interface DraftFile {
  readonly name: string
  readonly rows: readonly DraftRow[]
}

/** Rows with references of a `.jsonl(.gz)` file, or of all such files of a folder; `half` keeps every other row. */
export function readDrafts(path: string, half?: 'a' | 'b'): DraftFile[] {
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .filter((name) => /\.jsonl(?:\.gz)?$/.test(name))
        .sort()
        .map((name) => join(path, name))
    : [path]
  return files.map((file) => ({
    name: basename(file).replace(/\.jsonl(?:\.gz)?$/, ''),
    rows: rowsOf(file).filter((_, at) => half === undefined || (at % 2 === 0) === (half === 'a')),
  }))
}

function rowsOf(file: string): DraftRow[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  return text
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => rowSchema.parse(JSON.parse(line)))
}
