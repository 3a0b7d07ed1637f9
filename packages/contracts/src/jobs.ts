import { z } from 'zod'
import { LANGUAGES } from './language.ts'
import type { PROCESSING_ENDPOINTS } from './limits.ts'
import { SOURCE_KINDS } from './messages/detect.ts'
import { HUMANIZE_MODES, PARAPHRASE_MODES, REWRITE_TONES } from './messages/transform.ts'

export const QUEUES = ['transform', 'detect'] as const
export type QueueName = (typeof QUEUES)[number]

/** The queue that carries an endpoint's jobs. */
export function queueOf(endpoint: (typeof PROCESSING_ENDPOINTS)[number]): QueueName {
  return endpoint === 'detect' ? 'detect' : 'transform'
}

export const JOB_VERSION = 1

const base = {
  v: z.literal(JOB_VERSION),
  request_id: z.uuid(),
  /** Where the reply hint goes: the id of the gateway that waits. */
  reply_to: z.string(),
  /** Words that settling deducts. */
  words: z.int().positive(),
  text: z.string(),
  language: z.enum(LANGUAGES),
  /** Remarks of the gateway that belong in the response, for example about a contradicted language. */
  warnings: z.array(z.string()),
}
const terms = { personal_terms: z.array(z.string()) }

/** What travels through the queue; the worker parses it again before any work. */
export const jobPayload = z.discriminatedUnion('endpoint', [
  z.object({ ...base, ...terms, endpoint: z.literal('humanize'), mode: z.enum(HUMANIZE_MODES) }),
  z.object({
    ...base,
    ...terms,
    endpoint: z.literal('paraphrase'),
    mode: z.enum(PARAPHRASE_MODES),
    synonyms_level: z.int().min(0).max(10),
  }),
  z.object({ ...base, ...terms, endpoint: z.literal('rewrite'), tone: z.enum(REWRITE_TONES) }),
  z.object({ ...base, endpoint: z.literal('detect'), source_kind: z.enum(SOURCE_KINDS) }),
])
export type JobPayload = z.infer<typeof jobPayload>
