import { z } from 'zod'
import { readRuleFile, ruleFileNames, rulesOfEntry } from '../load-rule-files.ts'
import { type CompiledRule, compileRule, englishRuleSchema } from './english-rule.ts'

const fileSchema = z.array(z.record(z.string(), z.unknown()))
const rulesSchema = z.array(englishRuleSchema)

export interface RuleFile {
  readonly name: string
  readonly rules: readonly CompiledRule[]
}

/** Reads, validates and compiles every file of `rules/en`. @throws Error naming the file and the field at fault. */
export function loadRuleFiles(): RuleFile[] {
  return ruleFileNames('en').map((name) => {
    const entries = fileSchema.parse(readRuleFile('en', name))
    const parsed = rulesSchema.safeParse(entries.flatMap(rulesOfEntry))
    if (!parsed.success) throw new Error(`rules/en/${name}: ${z.prettifyError(parsed.error)}`)
    return { name, rules: parsed.data.map(compileRule) }
  })
}

/** All rules in file order. @throws Error when two rules share an id. */
export function loadRules(): CompiledRule[] {
  const rules = loadRuleFiles().flatMap((file) => file.rules)
  const seen = new Set<string>()
  for (const { rule } of rules) {
    if (seen.has(rule.id)) throw new Error(`rules/en: two rules are called ${rule.id}`)
    seen.add(rule.id)
  }
  return rules
}
