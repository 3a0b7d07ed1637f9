import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { type Language, parseLanguage } from '@redraft/contracts'

/** One labelled text of the evaluation format (`operations.md`), with the optional extras of the corpora. */
export interface LabelledRow {
  readonly id: string
  readonly text: string
  /** 1 for machine-written, 0 for human. */
  readonly label: 0 | 1
  readonly language: Language
  readonly domain: string
  readonly generator: string
  readonly source: string
  /** File name without extension. */
  readonly corpus: string
  readonly split: string
  readonly kind: string
  readonly group: string
}

function field(record: Record<string, unknown>, name: string, fallback: string): string {
  const value = record[name]
  return typeof value === 'string' && value !== '' ? value : fallback
}

function parseRow(line: string, where: { corpus: string; line: number }): LabelledRow {
  const record = JSON.parse(line) as Record<string, unknown>
  const language = parseLanguage(field(record, 'lang', ''))
  const text = field(record, 'text', '')
  const label = field(record, 'label', '')
  if (language === undefined || language === 'auto' || text === '' || (label !== 'human' && label !== 'ai')) {
    throw new Error(`${where.corpus}, line ${where.line}: needs text, label (human or ai) and lang`)
  }
  const id = field(record, 'id', `${where.corpus}:${where.line}`)
  return {
    id,
    text,
    label: label === 'ai' ? 1 : 0,
    language,
    domain: field(record, 'domain', 'unknown'),
    generator: field(record, 'generator', label),
    source: field(record, 'source', 'unknown'),
    corpus: where.corpus,
    split: field(record, 'split', 'none'),
    kind: field(record, 'kind', 'unknown'),
    group: field(record, 'group', id),
  }
}

function readFile(file: string): LabelledRow[] {
  const bytes = readFileSync(file)
  const text = (file.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('utf8')
  const corpus = path.basename(file).replace(/\.jsonl(\.gz)?$/u, '')
  const rows: LabelledRow[] = []
  for (const [index, line] of text.split('\n').entries()) {
    if (line.trim() !== '') rows.push(parseRow(line, { corpus, line: index + 1 }))
  }
  return rows
}

/** Reads a `.jsonl` or `.jsonl.gz` file, or all of them in a folder in the order of their names. */
export function readLabelledRows(source: string): LabelledRow[] {
  if (!statSync(source).isDirectory()) return readFile(source)
  const files = readdirSync(source).filter((name) => /\.jsonl(\.gz)?$/u.test(name))
  return files.sort().flatMap((name) => readFile(path.join(source, name)))
}
