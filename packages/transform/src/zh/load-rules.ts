import { readdirSync, readFileSync } from 'node:fs'
import { type CompiledRule, compileRule } from './match-rule.ts'
import { type ZhRule, zhRuleFileSchema, zhRuleSchema } from './rule.ts'

export type ZhLanguage = 'zh_CN' | 'zh_TW'

const RULES_URL = new URL('../../rules/', import.meta.url)

/**
 * Reads every rule file of a language, in the order of the file names.
 * @throws ZodError or SyntaxError naming what is wrong with a file.
 */
export function loadRules(language: ZhLanguage): ZhRule[] {
  const folder = new URL(`${language}/`, RULES_URL)
  const names = readdirSync(folder).filter((name) => name.endsWith('.json'))
  return names.sort().flatMap((name) => readRuleFile(new URL(name, folder)))
}

function readRuleFile(url: URL): ZhRule[] {
  const { defaults, rules } = zhRuleFileSchema.parse(JSON.parse(readFileSync(url, 'utf8')))
  return rules.map((rule) => zhRuleSchema.parse({ ...defaults, ...rule }))
}

/** The compiled rules of a language. */
export function compileRules(language: ZhLanguage): CompiledRule[] {
  return loadRules(language).map(compileRule)
}
