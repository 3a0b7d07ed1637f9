import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PackedAnswer } from '../replay/answers.ts'
import type { PassageRun } from './run-passage.ts'

/** Records the prompts that nobody answered yet as `<key>.json` with their messages, and lists them in `missing.txt`. */
export function writeMissing(runs: readonly PassageRun[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  const listed: string[] = []
  for (const { passage, goal, asked } of runs) {
    for (const { key, ask, kind, messages, isWritten } of asked) {
      if (isWritten) continue
      const recorded = { key, passage: passage.id, goal, kind, messages }
      writeFileSync(join(folder, `${key}.json`), `${JSON.stringify(recorded, null, 2)}\n`)
      listed.push(`${ask === 1 ? key : `${key}.${ask}`} ${kind} ${goal} ${passage.id}`)
    }
  }
  writeFileSync(join(folder, 'missing.txt'), [...new Set(listed)].map((line) => `${line}\n`).join(''))
}

/** Writes pairs for a blind comparison, by goal, and every answer that was refused, with its faults. */
export function writePairs(runs: readonly PassageRun[], folder: string): void {
  mkdirSync(folder, { recursive: true })
  const goals = [...new Set(runs.map(({ goal }) => goal))]
  for (const goal of goals) {
    const pairs = runs
      .filter((run) => run.goal === goal)
      .map(({ passage, output }) => ({ id: passage.id, before: passage.text, after: output }))
    writeLines(join(folder, `pairs-${goal}.jsonl`), pairs)
  }
  const refusals = runs.flatMap(({ passage, goal, refusals: refused }) =>
    refused.map(({ faults, answer, paragraph }) => ({ id: passage.id, goal, faults, answer, paragraph })),
  )
  writeLines(join(folder, 'refusals.jsonl'), refusals)
}

/** Writes the answers that were played to one file, which can be played again. */
export function writePacked(runs: readonly PassageRun[], path: string): void {
  const packed = new Map<string, PackedAnswer>()
  for (const { passage, goal, asked } of runs) {
    for (const { key, kind, answer, isWritten } of asked) {
      if (!isWritten || answer === undefined) continue
      const known = packed.get(key)
      if (known === undefined) packed.set(key, { key, passage: passage.id, goal, kind, answers: [answer] })
      else if (known.passage === passage.id && known.goal === goal) known.answers.push(answer)
    }
  }
  writeLines(path, [...packed.values()])
}

function writeLines(path: string, rows: readonly object[]): void {
  writeFileSync(path, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
}
