import { z } from 'zod'
import { languageField, languageSchema } from '../language.ts'
import { NOTE_CODES } from '../remarks/note-codes.ts'
import { meteredFields } from './metering.ts'
import { remarkValues, warningFields } from './remark-fields.ts'
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
  start: z.int().describe('Start in the input, in Unicode code points'),
  end: z.int().describe('End in the input (exclusive), in Unicode code points'),
}

export const signalSchema = z
  .object({
    id: z.string().describe('Stable name of the signal'),
    label: z.string().describe('Its name for people'),
    value: z.number().describe('The measured value'),
    direction: z.enum(['ai', 'human', 'neutral']).describe('What the value speaks for'),
    weight: z.number().describe('Share of the evidence, 0 to 1'),
    explanation: z.string().describe('The value in one sentence'),
    human_range: z
      .object({ low: z.number().describe('5th percentile'), high: z.number().describe('95th percentile') })
      .optional()
      .describe('Where nine in ten human texts lie'),
  })
  .meta({ id: 'Signal' })
export type Signal = z.infer<typeof signalSchema>

export const sentenceSchema = z
  .object({
    ...offsets,
    score: z.number().min(0).max(1).describe('Estimate for this sentence'),
    signals: z.array(z.string()).describe('Ids of the signals found in it'),
  })
  .meta({ id: 'SentenceScore' })
export type SentenceScore = z.infer<typeof sentenceSchema>

export const revisionNoteSchema = z
  .object({
    ...offsets,
    signal: z.string().describe('`id` of the signal behind the note'),
    note: z.string().describe('What to do about it'),
    code: z.enum(NOTE_CODES).describe('The note as a stable code'),
    values: remarkValues.optional().describe('What stands in the note by name; absent where nothing does'),
  })
  .meta({ id: 'RevisionNote' })
export type RevisionNote = z.infer<typeof revisionNoteSchema>

/** What the detection engine computes; the metering fields are added when the request is settled. */
export const detectResult = z.object({
  score: z.number().min(0).max(1).describe('Calibrated probability that the text was machine-written'),
  risk_level: riskLevelSchema,
  verdict: z.enum(VERDICTS).describe('What the score suggests; an estimate, not proof'),
  signals: z.array(signalSchema).describe('The measured evidence'),
  sentences: z.array(sentenceSchema).describe('Estimate for each sentence'),
  revision_notes: z.array(revisionNoteSchema).describe('What to look at when revising, and where'),
  ...warningFields('Remarks a person should read'),
  metadata: z
    .object({
      language: languageSchema,
      source_kind: z.enum(SOURCE_KINDS).describe('As sent'),
      words: z.int().describe('Words of the text'),
      characters: z.int().describe('Characters of the text, in code points'),
      sentences: z.int().describe('Sentences of the text'),
      model: z.string().describe('Name of the model'),
      processing_ms: z.number().describe('Time in the engine, in milliseconds'),
    })
    .describe('How the estimate was made'),
})
export type DetectResult = z.infer<typeof detectResult>

export const detectResponse = z
  .object({ ...meteredFields, ...detectResult.shape })
  .meta({ id: 'DetectResponse' })
export type DetectResponse = z.infer<typeof detectResponse>
