import { CHANGE_KINDS, REASON_CODES } from '@redraft/contracts'
import { z } from 'zod'
import { RULE_MODES } from './mode.ts'
import { PURPOSES } from './purpose/purpose.ts'
import { ROLES, WAIVABLE_LIMITS } from './role.ts'

/** Registers a replacement belongs to: a rule never lowers or raises the register of a mode that minds it. */
export const REGISTERS = ['neutral', 'formal', 'academic', 'plain', 'colloquial'] as const
export type Register = (typeof REGISTERS)[number]

const exampleSchema = z.object({ in: z.string().min(1), out: z.string() }).strict()

/**
 * Builds the schema of a rule as data. What a pattern, a guard and a replacement are is the language's own
 * business (English: tokens with lemma and part of speech; Chinese: characters, words with part of speech).
 */
export function createRuleSchema<P extends z.ZodType, G extends z.ZodType, R extends z.ZodType>(parts: {
  readonly pattern: P
  readonly guard: G
  readonly replacement: R
}) {
  return z
    .object({
      id: z.string().regex(/^[a-z0-9]+([.-][a-z0-9]+)+$/, 'kebab-case with a family: wordy.in-order-to'),
      pattern: parts.pattern,
      guards: z.array(parts.guard).default([]),
      replacement: parts.replacement,
      register: z.enum(REGISTERS).default('neutral'),
      /** Empty: every mode. */
      modes: z.array(z.enum(RULE_MODES)).default([]),
      strength: z.int().min(1).max(10),
      risk: z.number().min(0).max(1),
      kind: z.enum(CHANGE_KINDS),
      /** Code of the sentence that tells people why. */
      reason: z.enum(REASON_CODES),
      /** What its edits are for; decides together with `waives` which limits hold for them. */
      role: z.enum(ROLES),
      /** What its edits are good for; absent: what follows from kind, reason and role (`purpose/claims.ts`). */
      purposes: z.array(z.enum(PURPOSES)).min(1).optional(),
      /** Limits that do not hold for its edits, although its role alone would not free them. */
      waives: z.array(z.enum(WAIVABLE_LIMITS)).optional(),
      /** Worth of the edit beside the change itself, as a weight only. */
      gain: z.number().min(0).max(3).default(0),
      tests: z
        .object({
          positive: z.array(exampleSchema).min(1),
          negative: z.array(z.string().min(1)).min(1),
        })
        .strict(),
    })
    .strict()
}

/** The fields every language's rules share, for code that does not care about patterns. */
export type RuleBase = Omit<
  z.infer<ReturnType<typeof createRuleSchema<z.ZodString, z.ZodString, z.ZodString>>>,
  'pattern' | 'guards' | 'replacement'
>
