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
/** A paragraph to rewrite, with the strings that must survive. */
export type EvalRow = z.infer<typeof rowSchema>

const referenceSchema = z.object({
  id: z.string(),
  lang: z.enum(LANGUAGES),
  task: z.string(),
  src: z.string().min(1),
  refs: z.array(z.string()).min(1),
})
/** A sentence with what people made of it. */
export type ReferenceRow = z.infer<typeof referenceSchema>

export interface EvalData {
  readonly paragraphs: EvalRow[]
  readonly references: ReferenceRow[]
}

/** Rows of a `.jsonl` or `.jsonl.gz` file, or of all such files of a folder. @throws ZodError on a malformed row. */
export function readRows(path: string): EvalData {
  const data: EvalData = { paragraphs: [], references: [] }
  for (const line of readLines(path)) {
    const row: unknown = JSON.parse(line)
    if (typeof row === 'object' && row !== null && 'refs' in row)
      data.references.push(referenceSchema.parse(row))
    else data.paragraphs.push(rowSchema.parse(row))
  }
  return data
}

function readLines(path: string): string[] {
  if (statSync(path).isDirectory()) {
    return readdirSync(path)
      .filter((name) => /\.jsonl(?:\.gz)?$/.test(name))
      .sort()
      .flatMap((name) => readLines(join(path, name)))
  }
  const bytes = readFileSync(path)
  const text = path.endsWith('.gz') ? gunzipSync(bytes).toString('utf8') : bytes.toString('utf8')
  return text.split('\n').filter((line) => line.trim() !== '')
}
