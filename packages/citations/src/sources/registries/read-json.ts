import type { FetchReply } from '../guard/guarded-fetch.ts'
import { SourceError } from '../source-error.ts'

export const JSON_TYPES = /^(?:application|text)\/(?:[\w.+-]+\+)?(?:json|javascript)$/

/** The JSON of a reply; a service that answers something else counts as unavailable. */
export function readJson(reply: FetchReply): unknown {
  try {
    return JSON.parse(reply.body)
  } catch (cause) {
    throw new SourceError('unavailable', 'The registry gave an answer that cannot be read.', { cause })
  }
}

export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
