import { z } from 'zod'
import { CITATION_STYLE_IDS } from './citation-styles.ts'
import { LANGUAGES } from './language.ts'
import type { CitationEndpoint, JobEndpoint } from './limits.ts'
import { BIBLIOGRAPHY_SORTS, CITATION_LOCALES, TITLE_CASES } from './messages/citation.ts'
import { SOURCE_KINDS } from './messages/detect.ts'
import { ENGINE_NAMES } from './messages/engine-choice.ts'
import { warningSchema } from './messages/remark-fields.ts'
import { HUMANIZE_MODES, PARAPHRASE_MODES, REWRITE_TONES } from './messages/transform.ts'
import { WARNING_CODES, WARNINGS } from './remarks/warning-codes.ts'

export const QUEUES = ['transform', 'detect', 'citation'] as const
export type QueueName = (typeof QUEUES)[number]

/** The queue that carries an endpoint's jobs. */
export function queueOf(endpoint: JobEndpoint): QueueName {
  if (endpoint === 'citation' || endpoint === 'bibliography') return 'citation'
  return endpoint === 'detect' ? 'detect' : 'transform'
}

export const JOB_VERSION = 1

const envelope = {
  v: z.literal(JOB_VERSION),
  request_id: z.uuid(),
  /** Where the reply hint goes: the id of the gateway that waits. */
  reply_to: z.string(),
}
/** Gateways before 0.2 send the sentence of a warning. */
const warningOf = (given: unknown): unknown =>
  typeof given === 'string' ? { code: WARNING_CODES.find((code) => WARNINGS[code] === given) } : given
const base = {
  ...envelope,
  /** Words of the text, as the gateway counted them. Settling deducts what the row of the request says. */
  words: z.int().positive(),
  text: z.string(),
  language: z.enum(LANGUAGES),
  /** Remarks of the gateway that belong in the response, for example about a contradicted language. */
  warnings: z.array(z.preprocess(warningOf, warningSchema)),
}
const cited = {
  ...envelope,
  /** Citations cost nothing. */
  words: z.literal(0),
  style: z.enum(CITATION_STYLE_IDS),
  locale: z.enum(CITATION_LOCALES),
  /** Absent from the jobs of a gateway that does not know it. */
  title_case: z.enum(TITLE_CASES).optional(),
}
/** A source as the caller gave it; the worker finds out what it is. */
const source = z.union([z.string(), z.record(z.string(), z.unknown())])
const transform = {
  personal_terms: z.array(z.string()),
  /** Absent from the jobs of a gateway that knows the local engine alone. */
  engine: z.enum(ENGINE_NAMES).default('local'),
}

/** What travels through the queue; the worker parses it again before any work. */
export const jobPayload = z.discriminatedUnion('endpoint', [
  z.object({ ...base, ...transform, endpoint: z.literal('humanize'), mode: z.enum(HUMANIZE_MODES) }),
  z.object({
    ...base,
    ...transform,
    endpoint: z.literal('paraphrase'),
    mode: z.enum(PARAPHRASE_MODES),
    synonyms_level: z.int().min(0).max(10),
  }),
  z.object({ ...base, ...transform, endpoint: z.literal('rewrite'), tone: z.enum(REWRITE_TONES) }),
  z.object({ ...base, endpoint: z.literal('detect'), source_kind: z.enum(SOURCE_KINDS) }),
  z.object({ ...cited, endpoint: z.literal('citation'), input: source }),
  z.object({
    ...cited,
    endpoint: z.literal('bibliography'),
    items: z.array(source),
    sort: z.enum(BIBLIOGRAPHY_SORTS),
  }),
])
export type JobPayload = z.infer<typeof jobPayload>

export type CitationJob = Extract<JobPayload, { endpoint: CitationEndpoint }>
/** Jobs with a text for the transform and detect engines. */
export type TextJob = Exclude<JobPayload, CitationJob>

/** True for the jobs of the queue `citation`. */
export function isCitationJob(job: JobPayload): job is CitationJob {
  return queueOf(job.endpoint) === 'citation'
}
