import { readRuleFile, ruleFileNames, rulesOfEntry, type WrittenRule } from '../load-rule-files.ts'
import { convertText } from './convert.ts'
import type { ZhLanguage } from './language.ts'
import { type CompiledRule, compileRule } from './match-rule.ts'
import { type ZhRule, zhRuleFileSchema, zhRuleSchema, zhVariantsSchema } from './rule.ts'

/** Rules of both scripts, written in Simplified characters. */
const SHARED = 'zh'

/** What Taiwan says otherwise in them. */
const VARIANTS = 'variants/of-shared-rules.json'

/**
 * The rules of a language: the shared ones, for zh_TW in Traditional characters and with its variants, then its own.
 * @throws ZodError or SyntaxError naming what is wrong with a file; RangeError for an id of two rules, or of none.
 */
export function loadRules(language: ZhLanguage): ZhRule[] {
  const shared = readRules(
    SHARED,
    ruleFileNames(SHARED).filter((name) => name.includes('/')),
  )
  const common = language === 'zh_TW' ? withVariants(shared.map(inTraditional)) : shared
  const rules = [...common, ...readRules(language, ruleFileNames(language))]
  const seen = new Set<unknown>()
  for (const { id } of rules) {
    if (seen.has(id)) throw new RangeError(`rules/${language}: two rules are called ${id}`)
    seen.add(id)
  }
  return rules.map((rule) => zhRuleSchema.parse(rule))
}

function readRules(folder: string, names: readonly string[]): WrittenRule[] {
  return names.flatMap((name) => {
    const { defaults, rules } = zhRuleFileSchema.parse(readRuleFile(folder, name))
    return rules.flatMap(rulesOfEntry).map((rule) => ({ ...defaults, ...rule }))
  })
}

/** Ids of shared rules that match or put in something else in Taiwan. */
export function idsThatDiffer(): ReadonlySet<string> {
  return new Set(
    readVariants()
      .filter((variant) => 'pattern' in variant || 'replacement' in variant)
      .map(({ id }) => id),
  )
}

function readVariants() {
  return zhVariantsSchema.parse(readRuleFile('zh_TW', VARIANTS)).variants
}

function withVariants(rules: readonly WrittenRule[]): WrittenRule[] {
  const variants = readVariants()
  const byId = new Map(variants.map((variant) => [variant.id, variant]))
  const varied = rules.map((rule) => ({ ...rule, ...byId.get(String(rule.id)) }))
  for (const { id } of variants)
    if (!rules.some((rule) => rule.id === id))
      throw new RangeError(`rules/zh_TW: no shared rule is called ${id}`)
  return varied
}

/** The same with every string in it written in Traditional characters. */
function inTraditional(rule: WrittenRule): WrittenRule {
  return Object.fromEntries(Object.entries(rule).map(([field, value]) => [field, convertAll(value)]))
}

function convertAll(value: unknown): unknown {
  if (typeof value === 'string') return convertText(value, 'zh_TW')
  if (Array.isArray(value)) return value.map(convertAll)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([field, inner]) => [field, convertAll(inner)]))
}

/** The compiled rules of a language. */
export function compileRules(language: ZhLanguage): CompiledRule[] {
  return loadRules(language).map(compileRule)
}
