import { readFileSync } from 'node:fs'
import type { Language } from '@redraft/contracts'

const AUDIT = new URL('../../audit/', import.meta.url)
const WHOLE_TEXTS = 'whole-texts.tsv'

/** Verdicts that an id needs before it counts as accepted. */
const ENOUGH = 3

/**
 * Ids of rules and operations none of whose edits a reader undid, of at least `enough` judged one by one, nor in a whole
 * text: by the audit tables of a language, and of others that share its rules and may only object.
 */
export function loadAcceptedIds(
  language: Language,
  kindred: readonly Language[] = [],
  enough = ENOUGH,
): ReadonlySet<string> {
  const own = verdictsOf(language)
  const others = kindred.map(verdictsOf)
  const objected = undoneInTexts([language, ...kindred])
  const isClean = (id: string) =>
    !objected.has(id) && [own, ...others].every((verdicts) => (verdicts.get(id)?.undone ?? 0) === 0)
  return new Set([...own].filter(([id, { judged }]) => judged >= enough && isClean(id)).map(([id]) => id))
}

interface Verdicts {
  readonly judged: number
  readonly undone: number
}

/** Verdicts by id, of all goal groups; those on a wider form of the rule don't count. */
function verdictsOf(language: Language): ReadonlyMap<string, Verdicts> {
  const sums = new Map<string, Verdicts>()
  for (const row of readTable(`${language}.tsv`)) {
    if (row.form === 'narrowed') continue
    const { judged, undone } = sums.get(row.id ?? '') ?? { judged: 0, undone: 0 }
    sums.set(row.id ?? '', { judged: judged + Number(row.judged), undone: undone + Number(row.undone) })
  }
  return sums
}

function undoneInTexts(languages: readonly string[]): ReadonlySet<string> {
  const rows = readTable(WHOLE_TEXTS).filter(({ language }) => languages.includes(language ?? ''))
  return new Set(rows.map(({ id }) => id ?? ''))
}

/** Rows of an audit file by the names of its columns; lines that begin with # are remarks. */
function readTable(name: string): Readonly<Record<string, string>>[] {
  const lines = readFileSync(new URL(name, AUDIT), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
  const [columns = [], ...rows] = lines.map((line) => line.split('\t'))
  return rows.map((cells) => Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? ''])))
}
