import { z } from 'zod'
import { createRuleSchema } from '../rule.ts'
import { compileGuard, type Guard } from './guard.ts'
import { compilePattern, type Pattern } from './pattern.ts'

const patternField = z.union([z.string().min(1), z.array(z.string().min(1)).min(1)])
const replacementField = z.union([z.string(), z.array(z.string()).min(1)])

/** A rule of `rules/en`: one or several patterns, one or several replacements to choose among. */
export const englishRuleSchema = createRuleSchema({
  pattern: patternField,
  guard: z.string().min(1),
  replacement: replacementField,
})
export type EnglishRule = z.infer<typeof englishRuleSchema>

/** A rule ready to run. */
export interface CompiledRule {
  readonly rule: EnglishRule
  readonly patterns: readonly Pattern[]
  readonly guards: readonly Guard[]
  readonly replacements: readonly string[]
}

/** @throws SyntaxError naming the rule when a pattern or guard is not understood. */
export function compileRule(rule: EnglishRule): CompiledRule {
  try {
    return {
      rule,
      patterns: [rule.pattern].flat().map(compilePattern),
      guards: rule.guards.map(compileGuard),
      replacements: [rule.replacement].flat(),
    }
  } catch (cause) {
    throw new SyntaxError(`rule ${rule.id}: ${cause instanceof Error ? cause.message : String(cause)}`, {
      cause,
    })
  }
}
