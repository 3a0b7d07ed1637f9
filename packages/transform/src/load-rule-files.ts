import { readdirSync, readFileSync } from 'node:fs'
import { PURPOSES } from './purpose/purpose.ts'

const RULES = new URL('../rules/', import.meta.url)
const FOLDERS: ReadonlySet<string> = new Set(PURPOSES)

/** The rule files of a folder of `rules`, by relative name: its own, and those in folders named after a purpose. */
export function ruleFileNames(folder: string): string[] {
  const url = new URL(`${folder}/`, RULES)
  return readdirSync(url, { withFileTypes: true })
    .flatMap((entry) => {
      if (!entry.isDirectory()) return [entry.name]
      if (!FOLDERS.has(entry.name)) return []
      return readdirSync(new URL(`${entry.name}/`, url)).map((name) => `${entry.name}/${name}`)
    })
    .filter((name) => name.endsWith('.json'))
    .sort()
}

/** A file of a folder of `rules`. @throws SyntaxError when it is no JSON. */
export function readRuleFile(folder: string, name: string): unknown {
  return JSON.parse(readRuleText(folder, name))
}

export function readRuleText(folder: string, name: string): string {
  return readFileSync(new URL(`${folder}/${name}`, RULES), 'utf8')
}

/** A rule as it is written, before it is checked. */
export type WrittenRule = Readonly<Record<string, unknown>>

/** The rules of an entry: itself, or its senses, which share its pattern. */
export function rulesOfEntry(entry: WrittenRule): WrittenRule[] {
  const { senses, ...shared } = entry
  return Array.isArray(senses) ? senses.map((sense: WrittenRule) => ({ ...shared, ...sense })) : [entry]
}
