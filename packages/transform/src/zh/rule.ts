import { z } from 'zod'
import { createRuleSchema } from '../rule.ts'
import { COLLOCATE_PLACES } from './collocates.ts'

const tags = z.array(z.string().regex(/^[a-z]{1,4}$/)).min(1)
const source = z.string().min(1)

/**
 * Conditions on a match. Contexts are JavaScript regular expressions over the same sentence: `prev` ends where the
 * match begins, `next` begins where it ends. Tags are prefixes of jieba part-of-speech tags.
 */
const guardSchema = z.union([
  z.object({ prev: source }).strict(),
  z.object({ notPrev: source }).strict(),
  z.object({ next: source }).strict(),
  z.object({ notNext: source }).strict(),
  z.object({ inSentence: source }).strict(),
  z.object({ notInSentence: source }).strict(),
  z.object({ inText: source }).strict(),
  z.object({ notInText: source }).strict(),
  z.object({ tag: tags }).strict(),
  z.object({ prevTag: tags }).strict(),
  z.object({ notPrevTag: tags }).strict(),
  z.object({ nextTag: tags }).strict(),
  z.object({ notNextTag: tags }).strict(),
  /** Every word of the numbered group bears one of the tags. */
  z.object({ group: z.int().min(1), tags }).strict(),
  /** The word that goes with the match (see `collocateOf`) is one of these. */
  z.object({ collocate: z.enum(COLLOCATE_PLACES), words: z.array(z.string()).min(1) }).strict(),
  z.object({ at: z.enum(['sentence', 'clause', 'clause-end', 'list-free']) }).strict(),
  /** The match may cut words: for patterns that the analyser cuts unreliably. */
  z.object({ loose: z.literal(true) }).strict(),
])
export type ZhGuard = z.infer<typeof guardSchema>

/** A Chinese rule: `pattern` is a regular expression over one sentence, `replacement` one or more templates with $1. */
export const zhRuleSchema = createRuleSchema({
  pattern: source,
  guard: guardSchema,
  replacement: z.union([z.string(), z.array(z.string()).min(1)]),
})
export type ZhRule = z.infer<typeof zhRuleSchema>

/** A rule file: what all its rules share, then the rules. */
export const zhRuleFileSchema = z
  .object({
    about: z.string(),
    defaults: zhRuleSchema.partial(),
    rules: z.array(z.record(z.string(), z.unknown())).min(1),
  })
  .strict()

/** Fields that take the place of those of a shared rule, by its id. */
export const zhVariantsSchema = z
  .object({
    about: z.string(),
    // Not `partial()`, which fills in the defaults of fields that are left out.
    variants: z.array(z.looseObject({ id: z.string() })),
  })
  .strict()
