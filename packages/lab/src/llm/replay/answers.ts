import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import type { ChatMessage } from '@redraft/llm'
import { z } from 'zod'

/** What names a prompt: 24 hexadecimal digits that any change of its messages changes. */
export function keyOf(messages: readonly ChatMessage[]): string {
  return createHash('sha256').update(JSON.stringify(messages)).digest('hex').slice(0, 24)
}

/** Answers that were written for prompts. */
export interface Answers {
  /** The answer to the k-th time that a prompt is asked, from 1; undefined where none was written. */
  find(key: string, ask: number): string | undefined
}

/** What a file of answers holds: one prompt a line, its answers in the order of asking. */
export const packedAnswer = z.object({
  key: z.string().regex(/^[0-9a-f]{24}$/),
  passage: z.string(),
  goal: z.string(),
  kind: z.enum(['rewrite', 'repair', 'review']),
  answers: z.array(z.string()).min(1),
})
export type PackedAnswer = z.infer<typeof packedAnswer>

/** Reads answers from a `.jsonl` file, or from a folder with `<key>.txt`, `<key>.2.txt` and so on. */
export function readAnswers(path: string): Answers {
  return existsSync(path) && statSync(path).isFile() ? answersOf(readPacked(path)) : answersIn(path)
}

/** The prompts and answers of a file. @throws ZodError for a line of another shape. */
export function readPacked(path: string): PackedAnswer[] {
  const lines = readFileSync(path, 'utf8').split('\n')
  return lines.filter((line) => line !== '').map((line) => packedAnswer.parse(JSON.parse(line)))
}

export function answersOf(packed: readonly PackedAnswer[]): Answers {
  const known = new Map(packed.map(({ key, answers }) => [key, answers]))
  return { find: (key, ask) => known.get(key)?.[ask - 1] }
}

function answersIn(folder: string): Answers {
  return {
    find(key, ask) {
      const path = join(folder, ask === 1 ? `${key}.txt` : `${key}.${ask}.txt`)
      return existsSync(path) ? readFileSync(path, 'utf8').replace(/\n$/, '') : undefined
    },
  }
}
