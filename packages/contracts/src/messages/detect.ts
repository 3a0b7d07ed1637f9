import { z } from 'zod'
import { languageField, languageSchema } from '../language.ts'
import { meteredFields } from './metering.ts'
import { riskLevelSchema } from './signal-score.ts'
import { choiceField, textField } from './text-field.ts'

export const SOURCE_KINDS = ['paste', 'document', 'docx', 'pdf', 'url', 'api'] as const
export type SourceKind = (typeof SOURCE_KINDS)[number]
export const VERDICTS = ['likely_human', 'unclear', 'likely_ai'] as const
export type Verdict = (typeof VERDICTS)[number]

export const detectRequest = z
  .object({
    text: textField,
    language: languageField,
    source_kind: choiceField(SOURCE_KINDS, { fallback: 'paste', description: 'Where the text came from' }),
  })
  .meta({ id: 'DetectRequest' })

const offsets = {
  start: z.int().meta({ description: 'Start in the input, in Unicode code points' }),
  end: z.int().meta({ description: 'End in the input (exclusive), in Unicode code points' }),
}

export const signalSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    value: z.number(),
    direction: z.enum(['ai', 'human', 'neutral']),
    weight: z.number().meta({ description: 'Share of the evidence, 0 to 1' }),
    explanation: z.string(),
    human_range: z
      .object({ low: z.number(), high: z.number() })
      .optional()
      .meta({ description: '5th to 95th percentile of the value in human texts' }),
  })
  .meta({ id: 'Signal' })
export type Signal = z.infer<typeof signalSchema>

export const sentenceSchema = z
  .object({ ...offsets, score: z.number().min(0).max(1), signals: z.array(z.string()) })
  .meta({ id: 'SentenceScore' })
export type SentenceScore = z.infer<typeof sentenceSchema>

export const revisionNoteSchema = z
  .object({ ...offsets, signal: z.string(), note: z.string() })
  .meta({ id: 'RevisionNote' })
export type RevisionNote = z.infer<typeof revisionNoteSchema>

/** What the detection engine computes; the metering fields are added when the request is settled. */
export const detectResult = z.object({
  score: z
    .number()
    .min(0)
    .max(1)
    .meta({ description: 'Calibrated probability that the text was machine-written' }),
  risk_level: riskLevelSchema,
  verdict: z.enum(VERDICTS).meta({ description: 'What the score suggests; an estimate, not proof' }),
  signals: z.array(signalSchema).meta({ description: 'The measured evidence' }),
  sentences: z.array(sentenceSchema).meta({ description: 'Estimate for each sentence' }),
  revision_notes: z
    .array(revisionNoteSchema)
    .meta({ description: 'What to look at when revising, and where' }),
  warnings: z.array(z.string()).meta({ description: 'Remarks a person should read' }),
  metadata: z.object({
    language: languageSchema,
    source_kind: z.enum(SOURCE_KINDS),
    words: z.int(),
    characters: z.int(),
    sentences: z.int(),
    model: z.string().meta({ description: 'Name of the model' }),
    processing_ms: z.number().meta({ description: 'Time in the engine, in milliseconds' }),
  }),
})
export type DetectResult = z.infer<typeof detectResult>

export const detectResponse = z
  .object({ ...meteredFields, ...detectResult.shape })
  .meta({ id: 'DetectResponse' })
export type DetectResponse = z.infer<typeof detectResponse>
