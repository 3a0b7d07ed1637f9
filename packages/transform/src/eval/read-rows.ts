import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { LANGUAGES } from '@redraft/contracts'
import { z } from 'zod'

const rowSchema = z.object({
  id: z.string(),
  lang: z.enum(LANGUAGES),
  text: z.string().min(1),
  protected: z.array(z.string()).default([]),
})
export type EvalRow = z.infer<typeof rowSchema>

/** Rows of a `.jsonl` or `.jsonl.gz` file, or of all such files of a folder. @throws ZodError on a malformed row. */
export function readRows(path: string): EvalRow[] {
  if (statSync(path).isDirectory()) {
    return readdirSync(path)
      .filter((name) => /\.jsonl(?:\.gz)?$/.test(name))
      .sort()
      .flatMap((name) => readRows(join(path, name)))
  }
  const bytes = readFileSync(path)
  const text = path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8')
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => rowSchema.parse(JSON.parse(line)))
}
