import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createGunzip } from 'node:zlib'

/** The n-grams of one order, with their counts, in the order of the file. */
export async function* readEntries(
  folder: string,
  order: number,
): AsyncGenerator<{ readonly words: string; readonly count: number }> {
  for await (const [words = '', count] of readTable(join(folder, `en_${order}gram.tsv.gz`)))
    yield { words, count: Number(count) }
}

/** Rows of a compressed table, split at tabs. */
export async function* readTable(file: string): AsyncGenerator<readonly string[]> {
  const lines = createInterface({ input: createReadStream(file).pipe(createGunzip()) })
  for await (const line of lines) yield line.split('\t')
}
