import { z } from 'zod'
import { languageField, languageSchema } from '../language.ts'
import { NOTE_CODES } from '../remarks/note-codes.ts'
import { CHANGE_KINDS } from './change-kinds.ts'
import { ENGINE_CHOICES } from './engine-choice.ts'
import { meteredFields } from './metering.ts'
import { warningFields } from './remark-fields.ts'
import { signalScore } from './signal-score.ts'
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

const engineField = choiceField(ENGINE_CHOICES, {
  fallback: 'auto',
  description:
    '`auto` is what the workspace is set to, `local` keeps the text on this service, `llm` lets the language model of this installation rewrite it; refused where there is none, or where plan or workspace forbid it',
})

const SYNONYMS_LEVEL = 'must be an integer from 0 to 10'

export const humanizeRequest = z
  .object({
    text: textField,
    language: languageField,
    mode: choiceField(HUMANIZE_MODES, {
      fallback: 'reduce-aigc',
      description:
        '`reduce-aigc` lowers AI-like signals with the fewest edits, `reduce-both` also lowers textual overlap with the input, `paraphrase` works as the paraphrase endpoint in its standard mode, `academic-polish` as rewrite',
    }),
    personal_terms: personalTermsField,
    engine: engineField,
  })
  .meta({ id: 'HumanizeRequest' })

export const paraphraseRequest = z
  .object({
    text: textField,
    language: languageField,
    mode: choiceField(PARAPHRASE_MODES, {
      fallback: 'standard',
      description: 'Direction of the paraphrase: its register, its freedom or its length',
    }),
    synonyms_level: z
      .int({ error: SYNONYMS_LEVEL })
      .min(0, { error: SYNONYMS_LEVEL })
      .max(10, { error: SYNONYMS_LEVEL })
      .default(5)
      .describe('0 leaves the vocabulary as it is, 10 replaces wherever it is safe'),
    personal_terms: personalTermsField,
    engine: engineField,
  })
  .meta({ id: 'ParaphraseRequest' })

export const rewriteRequest = z
  .object({
    text: textField,
    language: languageField,
    tone: choiceField(REWRITE_TONES, { fallback: 'academic', description: 'Register of the result' }),
    personal_terms: personalTermsField,
    engine: engineField,
  })
  .meta({ id: 'RewriteRequest' })

export const changeSchema = z
  .object({
    start: z.int().describe('Start in the output, in Unicode code points'),
    end: z.int().describe('End in the output (exclusive), in Unicode code points'),
    before: z.string().describe('Text of the input that was replaced'),
    after: z.string().describe('Text of the output that stands there now'),
    kind: z.enum(CHANGE_KINDS).describe('Kind of edit'),
    reason: z.string().describe('Why the edit was made, in one line'),
    code: z
      .string()
      .regex(/^[a-z_]+(\+[a-z_]+)*$/)
      .describe(
        'The reason as a stable code; an edit made of several has the code of each, joined by `+`, in the order of their sentences in `reason`',
      ),
  })
  .meta({ id: 'Change' })
export type Change = z.infer<typeof changeSchema>

export const outputNoteSchema = z
  .object({
    start: z.int().describe('Start in the output, in Unicode code points'),
    end: z.int().describe('End in the output (exclusive), in Unicode code points'),
    note: z.string().describe('What to look at, in one line'),
    code: z.enum(NOTE_CODES).describe('The note as a stable code'),
  })
  .meta({ id: 'OutputNote' })
export type OutputNote = z.infer<typeof outputNoteSchema>

/** What a transform engine computes; the metering fields are added when the request is settled. */
export const transformResult = z.object({
  output: z.string().describe('The revised text'),
  signal_review: z
    .object({ before: signalScore.describe('Of the input'), after: signalScore.describe('Of the output') })
    .describe('Detection estimate of the input and of the output'),
  changes: z.array(changeSchema).describe('Every edit, in the order of the output'),
  notes: z
    .array(outputNoteSchema)
    .describe('Places in the output that look wrong and have no sure remedy; often empty'),
  ...warningFields('Remarks a person should read'),
  metadata: z
    .object({
      language: languageSchema,
      mode: z.string().describe('Mode or tone that was used'),
      engine: z.string().describe('Name and version of the engine'),
      processing_ms: z.number().describe('Time in the engine, in milliseconds'),
    })
    .describe('How the text was processed'),
})
export type TransformResult = z.infer<typeof transformResult>

export const transformResponse = z
  .object({ ...meteredFields, ...transformResult.shape })
  .meta({ id: 'TransformResponse' })
export const humanizeResponse = z
  .object({
    ...meteredFields,
    ...transformResult.shape,
    humanized_text: z.string().describe('The same text as `output`'),
  })
  .meta({ id: 'HumanizeResponse' })
export type TransformResponse = z.infer<typeof transformResponse>
export type HumanizeResponse = z.infer<typeof humanizeResponse>
