import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Collection, collectionSchema, type Firing, firingSchema } from './firing.ts'

/** What `collect` leaves for the other steps: it holds passages of the corpora and stays outside the repository. */
export interface Collected {
  readonly collection: Collection
  readonly firings: readonly Firing[]
}

export function writeCollection(folder: string, { collection, firings }: Collected): void {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'counts.json'), `${JSON.stringify(collection)}\n`)
  writeFileSync(
    join(folder, 'firings.jsonl'),
    firings.map((firing) => `${JSON.stringify(firing)}\n`).join(''),
  )
}

/** @throws ZodError or SyntaxError when the folder is not one that `collect` wrote. */
export function readCollection(folder: string): Collected {
  const lines = readFileSync(join(folder, 'firings.jsonl'), 'utf8').split('\n').filter(Boolean)
  return {
    collection: collectionSchema.parse(JSON.parse(readFileSync(join(folder, 'counts.json'), 'utf8'))),
    firings: lines.map((line) => firingSchema.parse(JSON.parse(line))),
  }
}
