import { readdirSync, readFileSync } from 'node:fs'
import { z } from 'zod'
import { type CompiledRule, compileRule, englishRuleSchema } from './english-rule.ts'

const RULES_FOLDER = new URL('../../rules/en/', import.meta.url)
const fileSchema = z.array(englishRuleSchema)

export interface RuleFile {
  readonly name: string
  readonly rules: readonly CompiledRule[]
}

/** Reads, validates and compiles every file of `rules/en`. @throws Error naming the file and the field at fault. */
export function loadRuleFiles(folder: URL = RULES_FOLDER): RuleFile[] {
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()
  return names.map((name) => {
    const parsed = fileSchema.safeParse(JSON.parse(readFileSync(new URL(name, folder), 'utf8')))
    if (!parsed.success) throw new Error(`rules/en/${name}: ${z.prettifyError(parsed.error)}`)
    return { name, rules: parsed.data.map(compileRule) }
  })
}

/** All rules in file order. @throws Error when two rules share an id. */
export function loadRules(folder: URL = RULES_FOLDER): CompiledRule[] {
  const rules = loadRuleFiles(folder).flatMap((file) => file.rules)
  const seen = new Set<string>()
  for (const { rule } of rules) {
    if (seen.has(rule.id)) throw new Error(`rules/en: two rules are called ${rule.id}`)
    seen.add(rule.id)
  }
  return rules
}
