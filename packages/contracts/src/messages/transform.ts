import { z } from 'zod'
import { languageField, languageSchema } from '../language.ts'
import { choiceField, personalTermsField, textField } from './text-field.ts'

export const HUMANIZE_MODES = ['reduce-aigc', 'reduce-both', 'paraphrase', 'academic-polish'] as const
export const PARAPHRASE_MODES = [
  'standard',
  'fluency',
  'formal',
  'academic',
  'simple',
  'creative',
  'expand',
  'shorten',
] as const
export const REWRITE_TONES = ['academic', 'neutral'] as const

export type HumanizeMode = (typeof HUMANIZE_MODES)[number]
export type ParaphraseMode = (typeof PARAPHRASE_MODES)[number]
export type RewriteTone = (typeof REWRITE_TONES)[number]

export const humanizeRequest = z
  .object({
    text: textField,
    language: languageField,
    mode: choiceField(HUMANIZE_MODES, 'reduce-aigc'),
    personal_terms: personalTermsField,
  })
  .meta({ id: 'HumanizeRequest' })

export const paraphraseRequest = z
  .object({
    text: textField,
    language: languageField,
    mode: choiceField(PARAPHRASE_MODES, 'standard'),
    synonyms_level: z
      .int({ error: 'must be an integer from 0 to 10' })
      .min(0, { error: 'must be an integer from 0 to 10' })
      .max(10, { error: 'must be an integer from 0 to 10' })
      .default(5)
      .meta({ description: '0 leaves the vocabulary as it is, 10 replaces wherever it is safe' }),
    personal_terms: personalTermsField,
  })
  .meta({ id: 'ParaphraseRequest' })

export const rewriteRequest = z
  .object({
    text: textField,
    language: languageField,
    tone: choiceField(REWRITE_TONES, 'academic'),
    personal_terms: personalTermsField,
  })
  .meta({ id: 'RewriteRequest' })

export const RISK_LEVELS = ['low', 'medium', 'high'] as const
export type RiskLevel = (typeof RISK_LEVELS)[number]

/** Fixed cuts of the calibrated score (contract, section 3). */
export function riskLevel(score: number): RiskLevel {
  if (score < 0.4) return 'low'
  return score < 0.75 ? 'medium' : 'high'
}

export const signalScore = z.object({
  score: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'Calibrated probability that the text was machine-written' }),
  risk_level: z.enum(RISK_LEVELS),
})

export const changeSchema = z
  .object({
    start: z.int().meta({ description: 'Start in the output, in Unicode code points' }),
    end: z.int().meta({ description: 'End in the output (exclusive), in Unicode code points' }),
    before: z.string(),
    after: z.string(),
    kind: z.string(),
    reason: z.string().meta({ description: 'Why the edit was made, in one line' }),
  })
  .meta({ id: 'Change' })
export type Change = z.infer<typeof changeSchema>

export const usageSchema = z
  .object({
    words: z.int().meta({ description: 'Words deducted for this call' }),
    balance: z.int().meta({ description: 'Words left in the workspace after it' }),
  })
  .meta({ id: 'Usage' })

/** What a transform engine computes; the metering fields are added when the request is settled. */
export const transformResult = z.object({
  output: z.string(),
  signal_review: z.object({ before: signalScore, after: signalScore }),
  changes: z.array(changeSchema),
  warnings: z.array(z.string()),
  metadata: z.object({
    language: languageSchema,
    mode: z.string(),
    engine: z.string(),
    processing_ms: z.number(),
  }),
})
export type TransformResult = z.infer<typeof transformResult>

const metered = {
  status: z.literal('succeeded'),
  words_used: z.int(),
  words_remaining: z.int(),
  usage: usageSchema,
}

export const transformResponse = z
  .object({ ...metered, ...transformResult.shape })
  .meta({ id: 'TransformResponse' })
export const humanizeResponse = z
  .object({
    ...metered,
    ...transformResult.shape,
    humanized_text: z.string().meta({ description: 'The same text as `output`' }),
  })
  .meta({ id: 'HumanizeResponse' })
export type TransformResponse = z.infer<typeof transformResponse>
export type HumanizeResponse = z.infer<typeof humanizeResponse>
export { metered as meteredFields }
