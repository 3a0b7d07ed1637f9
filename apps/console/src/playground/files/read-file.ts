import type { SourceKind } from '@redraft/contracts'
import { decodeText } from './decode-text.ts'
import { FileProblem } from './file-problem.ts'

/** What a file input offers. */
export const ACCEPTED_FILES = '.txt,.md,.markdown,.docx,.pdf'
export const MAX_FILE_BYTES = 20 * 1_048_576
/** Some 60 detections; beyond it a file is no document to read in one go. */
const MAX_CHARACTERS = 1_500_000

export interface ReadFile {
  readonly name: string
  readonly text: string
  readonly sourceKind: SourceKind
}

const OLD_WORD = [0xd0, 0xcf, 0x11, 0xe0]
const startsWith = (bytes: Uint8Array, magic: readonly number[]) =>
  magic.every((byte, index) => bytes[index] === byte)

const ZIP = [0x50, 0x4b, 0x03, 0x04]
const PDF = [0x25, 0x50, 0x44, 0x46]

/** Reads by what the file is rather than by its name; the readers of Word and PDF are loaded when needed. */
async function readBytes(bytes: Uint8Array, name: string): Promise<Omit<ReadFile, 'name'>> {
  if (startsWith(bytes, PDF)) {
    const { readPdf } = await import('./read-pdf.ts')
    return { text: await readPdf(bytes), sourceKind: 'pdf' }
  }
  if (startsWith(bytes, ZIP)) {
    if (!/\.docx$/i.test(name)) throw new FileProblem('unsupported')
    const { readDocx } = await import('./read-docx.ts')
    return { text: await readDocx(bytes), sourceKind: 'docx' }
  }
  if (startsWith(bytes, OLD_WORD)) throw new FileProblem('old_word')
  if (/\.(?:docx|pdf)$/i.test(name)) throw new FileProblem('damaged')
  if (!/\.(?:txt|text|md|markdown)$/i.test(name)) throw new FileProblem('unsupported')
  return { text: decodeText(bytes), sourceKind: 'document' }
}

/** NUL and lone surrogates, which no request may hold, are left out; line ends become `\n`. */
const clean = (text: string): string =>
  text.toWellFormed().replaceAll('\u0000', '').replace(/\r\n?/g, '\n').trim()

/** The text of a chosen file, read in this browser and sent nowhere. Throws a `FileProblem`. */
export async function readFile(file: File): Promise<ReadFile> {
  if (file.size > MAX_FILE_BYTES) throw new FileProblem('too_large')
  if (file.size === 0) throw new FileProblem('empty')
  const read = await readBytes(new Uint8Array(await file.arrayBuffer()), file.name)
  const text = clean(read.text)
  if (text === '') throw new FileProblem('no_text')
  if (text.length > MAX_CHARACTERS) throw new FileProblem('too_long')
  return { ...read, name: file.name, text }
}
