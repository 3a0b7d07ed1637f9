import type { Language } from '@redraft/contracts'
import { RULE_MODES, type RuleBase } from '@redraft/transform'
import {
  claimedPurposes,
  compileEnglishRule,
  compileZhRule,
  englishRuleSchema,
  rulesOfEntry,
  type WrittenRule,
  wantsAny,
  zhRuleFileSchema,
  zhRuleSchema,
} from '@redraft/transform/internals'
import { z } from 'zod'

/** A rule file as it lies on disk. */
export interface RuleText {
  /** Its name, for the message: `zh/even/nouns-b-x.json`. */
  readonly name: string
  readonly json: string
}

/**
 * Everything wrong with the rule files of a language: unknown fields, kinds, roles, reasons and guards, patterns that
 * are no pattern, fields that change nothing, ids that are given twice. One line each, with file and rule.
 */
export function findRuleFaults(language: Language, files: readonly RuleText[]): string[] {
  const check = language === 'en' ? checkEnglishRule : checkZhRule
  const owners = new Map<string, string>()
  const patterns = new Map<string, string>()
  return files.flatMap(({ name, json }) => {
    const { defaults, entries, faults } = language === 'en' ? readEnglishFile(json) : readZhFile(json)
    const rules = entries.flatMap(rulesOfEntry)
    const found = rules.flatMap((rule) => {
      const id = String(rule.id)
      const twin = owners.get(id)
      owners.set(id, name)
      const whole = { ...defaults, ...rule }
      const own = [...check(whole), ...idleWaivers(whole)]
      if (twin !== undefined) own.push(`the id is taken by a rule of ${twin}`)
      return own.map((fault) => `${id}: ${fault}`)
    })
    const twins = UNSORTED.test(name) ? [] : twinPatterns(entries, name, patterns)
    return [...faults, ...found, ...twins, ...idleDefaults(defaults, rules)].map(
      (fault) => `${name}: ${fault}`,
    )
  })
}

/** Files of rules that wait for their place among the others. */
const UNSORTED = /(?:^|\/)signs-[^/]*$/

/** Patterns that an entry has already, of this file or of another one of the same folder of `rules`. */
function twinPatterns(entries: readonly Fields[], name: string, owners: Map<string, string>): string[] {
  return entries.flatMap(({ pattern }) => {
    const key = `${name.split('/')[0]} ${JSON.stringify(pattern)}`
    const owner = owners.get(key)
    owners.set(key, name)
    return owner === undefined || pattern === undefined
      ? []
      : [`the pattern ${JSON.stringify(pattern)} has an entry in ${owner}: make the rule a sense of it`]
  })
}

type Fields = WrittenRule

interface RuleFileContent {
  readonly defaults: Fields
  readonly entries: readonly Fields[]
  readonly faults: readonly string[]
}

function readEnglishFile(json: string): RuleFileContent {
  const parsed = z.array(z.record(z.string(), z.unknown())).min(1).safeParse(parseJson(json))
  return { defaults: {}, entries: parsed.data ?? [], faults: issuesOf(parsed.error) }
}

function readZhFile(json: string): RuleFileContent {
  const parsed = zhRuleFileSchema.safeParse(parseJson(json))
  if (parsed.data === undefined) return { defaults: {}, entries: [], faults: issuesOf(parsed.error) }
  // Read again from the text: a parsed `defaults` has the schema's own defaults in it.
  const raw = z.object({ defaults: z.record(z.string(), z.unknown()) }).parse(parseJson(json))
  return { defaults: raw.defaults, entries: parsed.data.rules, faults: [] }
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json)
  } catch {
    return undefined
  }
}

function checkEnglishRule(rule: Fields): string[] {
  const parsed = englishRuleSchema.safeParse(rule)
  if (parsed.data === undefined) return issuesOf(parsed.error)
  return [...idlePurposes(parsed.data), ...compiles(() => compileEnglishRule(parsed.data))]
}

function checkZhRule(rule: Fields): string[] {
  const parsed = zhRuleSchema.safeParse(rule)
  if (parsed.data === undefined) return issuesOf(parsed.error)
  return [...idlePurposes(parsed.data), ...compiles(() => compileZhRule(parsed.data))]
}

/** Purposes that none of the rule's modes wants, or that say what follows from kind, reason and role anyway. */
function idlePurposes(rule: RuleBase): string[] {
  const { purposes, ...rest } = rule
  const modes = rule.modes.length === 0 ? RULE_MODES : rule.modes
  const faults: string[] = []
  if (!modes.some((mode) => wantsAny(mode, claimedPurposes(rule))))
    faults.push('no purpose that one of its modes wants')
  if (purposes !== undefined && isSameSet(purposes, claimedPurposes(rest)))
    faults.push('purposes is unused: the same follows from kind, reason and role')
  return faults
}

function isSameSet(a: readonly string[], b: readonly string[]): boolean {
  return a.length === b.length && a.every((each) => b.includes(each))
}

function compiles(compile: () => unknown): string[] {
  try {
    compile()
    return []
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)]
  }
}

/** A repair is held up by no limit, so that it has none to waive. */
function idleWaivers({ role, waives }: Fields): string[] {
  const isIdle = role === 'repair' && Array.isArray(waives) && waives.length > 0
  return isIdle ? ['waives is unused: a repair is held up by no limit'] : []
}

/** Defaults of a file that none of its rules takes over. */
function idleDefaults(defaults: Fields, rules: readonly Fields[]): string[] {
  return Object.keys(defaults)
    .filter((field) => rules.length > 0 && rules.every((rule) => field in rule))
    .map((field) => `defaults.${field} is unused: every rule has its own`)
}

function issuesOf(error: z.ZodError | undefined): string[] {
  return (error?.issues ?? []).map(({ path, code, message }) => {
    // The closed lists are long: their source says what they hold.
    const said = code === 'invalid_value' ? 'not one of the known values' : message
    return path.length === 0 ? said : `${path.join('.')}: ${said}`
  })
}
