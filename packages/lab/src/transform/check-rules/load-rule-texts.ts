import { readdirSync, readFileSync } from 'node:fs'
import type { Language } from '@redraft/contracts'
import type { RuleText } from './find-faults.ts'

const RULES_URL = new URL('../../../../transform/rules/', import.meta.url)

/** The rule files of a language as they lie on disk, by name. */
export function loadRuleTexts(language: Language): RuleText[] {
  const folder = new URL(`${language}/`, RULES_URL)
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .map((name) => ({ name: `${language}/${name}`, json: readFileSync(new URL(name, folder), 'utf8') }))
}
