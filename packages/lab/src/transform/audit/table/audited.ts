import { readFileSync, writeFileSync } from 'node:fs'
import type { Language } from '@redraft/contracts'

const FOLDER = new URL('../../../../../transform/audit/', import.meta.url)
const TABLE_COLUMN = 'id'

/** Why a rule or operation has no verdicts of its own yet. */
export const WAITING_FOR = ['unseen', 'narrowed'] as const
export type WaitingFor = (typeof WAITING_FOR)[number]

/** What is known of the judgement of the rules and operations of a language. */
export interface Audited {
  /** Ids with a row in the audit table. */
  readonly recorded: ReadonlySet<string>
  /** Lines of the list of ids that wait for judgement: id, tab, why. */
  readonly waiting: readonly string[]
}

/** The audit table and the list of what waits of a language, from `packages/transform/audit`. */
export function readAudited(language: Language): Audited {
  const ids = contentLines(tableOf(language)).map((line) => line.split('\t')[0] ?? '')
  return {
    recorded: new Set(ids.filter((id) => id !== TABLE_COLUMN)),
    waiting: contentLines(waitingListOf(language)),
  }
}

/** Writes both files of a language anew. */
export function writeAudited(
  language: Language,
  { table, waiting }: { readonly table: string; readonly waiting: string },
): void {
  writeFileSync(tableOf(language), table)
  writeFileSync(waitingListOf(language), waiting)
}

/** The list of what waits, sorted by id: what was never seen to match, and what was narrowed since it was judged. */
export function formatWaiting(
  ids: readonly string[],
  recorded: ReadonlySet<string>,
  narrowed: ReadonlySet<string>,
): string {
  const whyOf = (id: string): WaitingFor | undefined =>
    narrowed.has(id) ? 'narrowed' : recorded.has(id) ? undefined : 'unseen'
  const lines = [...ids].sort().flatMap((id) => {
    const why = whyOf(id)
    return why === undefined ? [] : [`${id}\t${why}\n`]
  })
  return lines.join('')
}

const tableOf = (language: Language) => new URL(`${language}.tsv`, FOLDER)
const waitingListOf = (language: Language) => new URL(`${language}-waiting.tsv`, FOLDER)

function contentLines(file: URL): string[] {
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
}
