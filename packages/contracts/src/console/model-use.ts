import { z } from 'zod'
import { count } from './fields.ts'

const counts = z.record(z.string(), count)

/** What calls to the language model came to on a UTC day. */
export const modelUseDay = z.object({
  date: z.iso.date(),
  model: z.string(),
  requests: count,
  paragraphs: count,
  calls: count,
  tokens_in: count,
  tokens_out: count,
  /** Paragraphs that took a second prompt. */
  repairs: count,
  /** Paragraphs left to the local engine, by cause; answers refused, by the first check they failed. */
  fallbacks: counts,
  rejections: counts,
  /** By the operator's prices; null where none are set. */
  cost: z.number().nullable(),
})
export type ModelUseDay = z.infer<typeof modelUseDay>

/** `GET /workspaces/:w/model-use`, newest day first. */
export const modelUseResponse = z.object({ days: z.array(modelUseDay) })
export type ModelUseResponse = z.infer<typeof modelUseResponse>
