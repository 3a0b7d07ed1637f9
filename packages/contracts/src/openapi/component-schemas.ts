import { z } from 'zod'
import {
  bibliographyEntrySchema,
  bibliographyFailureSchema,
  bibliographyRequest,
  bibliographyResponse,
} from '../messages/bibliography.ts'
import { citationRequest, citationResponse } from '../messages/citation.ts'
import {
  detectRequest,
  detectResponse,
  revisionNoteSchema,
  sentenceSchema,
  signalSchema,
} from '../messages/detect.ts'
import { errorBody } from '../messages/error-body.ts'
import { livezResponse, readyzResponse } from '../messages/health.ts'
import { usageSchema } from '../messages/metering.ts'
import { requestStateResponse } from '../messages/request-state.ts'
import { statusResponse } from '../messages/status.ts'
import { stylesResponse } from '../messages/styles.ts'
import {
  changeSchema,
  humanizeRequest,
  humanizeResponse,
  outputNoteSchema,
  paraphraseRequest,
  rewriteRequest,
  transformResponse,
} from '../messages/transform.ts'
import type { JsonSchema } from './types.ts'

const REQUESTS = {
  HumanizeRequest: humanizeRequest,
  ParaphraseRequest: paraphraseRequest,
  RewriteRequest: rewriteRequest,
  DetectRequest: detectRequest,
  CitationRequest: citationRequest,
  BibliographyRequest: bibliographyRequest,
}

const RESPONSES = {
  HumanizeResponse: humanizeResponse,
  TransformResponse: transformResponse,
  DetectResponse: detectResponse,
  CitationResponse: citationResponse,
  BibliographyResponse: bibliographyResponse,
  StylesResponse: stylesResponse,
  StatusResponse: statusResponse,
  RequestState: requestStateResponse,
  Liveness: livezResponse,
  Readiness: readyzResponse,
  Error: errorBody,
  Change: changeSchema,
  OutputNote: outputNoteSchema,
  Usage: usageSchema,
  Signal: signalSchema,
  SentenceScore: sentenceSchema,
  RevisionNote: revisionNoteSchema,
  BibliographyEntry: bibliographyEntrySchema,
  BibliographyFailure: bibliographyFailureSchema,
}

export type SchemaName = keyof typeof REQUESTS | keyof typeof RESPONSES

/** Zod objects by the names they have in the document, for tests that check examples against them. */
export const MESSAGES: Readonly<Record<SchemaName, z.ZodType>> = { ...REQUESTS, ...RESPONSES }

export function schemaRef(name: SchemaName): JsonSchema {
  return { $ref: `#/components/schemas/${name}` }
}

/** Drops what zod adds for its own checks and a reader of the document has no use for. */
function simplify(schema: JsonSchema, io: 'input' | 'output'): void {
  if (schema.format === 'uuid' || schema.format === 'date-time') delete schema.pattern
  if (schema.minimum === Number.MIN_SAFE_INTEGER) delete schema.minimum
  if (schema.maximum === Number.MAX_SAFE_INTEGER) delete schema.maximum
  // Answers may gain fields within v1, so a client must not refuse unknown ones.
  if (io === 'output' && schema.additionalProperties === false) delete schema.additionalProperties
}

function jsonSchemas(messages: Readonly<Record<string, z.ZodType>>, io: 'input' | 'output') {
  const registry = z.registry<{ id: string }>()
  for (const [id, message] of Object.entries(messages)) registry.add(message, { id })
  const { schemas } = z.toJSONSchema(registry, {
    io,
    uri: (id) => `#/components/schemas/${id}`,
    override: ({ jsonSchema }) => simplify(jsonSchema, io),
  })
  return Object.entries(schemas).map(([name, schema]): [string, JsonSchema] => {
    const { $schema, $id, ...rest } = schema
    return [name, rest]
  })
}

/** `components.schemas`, generated from the zod objects: requests as sent, responses as received. */
export function componentSchemas(): Record<string, JsonSchema> {
  return Object.fromEntries([...jsonSchemas(REQUESTS, 'input'), ...jsonSchemas(RESPONSES, 'output')])
}
