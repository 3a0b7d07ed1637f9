import {
  type CitationEndpoint,
  type CitationJob,
  type CitationLocale,
  type CitationStyleId,
  type TitleCase,
  validationIssues,
} from '@redraft/contracts'
import type { RequestHandler } from 'express'
import type { z } from 'zod'
import { callOf } from '../call.ts'
import type { GatewayDeps } from '../deps.ts'
import { answerProcessingCall } from './answer-processing-call.ts'
import { invalid } from './invalid.ts'

interface CitationBody {
  readonly style: CitationStyleId
  readonly locale: CitationLocale
  readonly title_case: TitleCase
}

type JobBase = Pick<
  CitationJob,
  'v' | 'request_id' | 'reply_to' | 'words' | 'style' | 'locale' | 'title_case'
>

/** What differs between a citation and a bibliography. */
export interface CitationEndpointSpec<Schema extends z.ZodType<CitationBody>> {
  readonly endpoint: CitationEndpoint
  readonly schema: Schema
  readonly toJob: (base: JobBase, body: z.output<Schema>) => CitationJob
}

/** Schema, Idempotency-Key; then the request protocol. What a source is, the worker finds out. */
export function citationRoute<Schema extends z.ZodType<CitationBody>>(
  deps: GatewayDeps,
  spec: CitationEndpointSpec<Schema>,
): RequestHandler {
  return async (req, res) => {
    const parsed = spec.schema.safeParse(req.body)
    if (!parsed.success) throw invalid(validationIssues(parsed.error))
    const body = parsed.data
    const { style, locale, title_case } = body
    const base: JobBase = {
      v: 1,
      request_id: callOf(res).id,
      reply_to: deps.gatewayId,
      words: 0,
      style,
      locale,
      title_case,
    }
    await answerProcessingCall(deps, { req, res }, { body, payload: spec.toJob(base, body) })
  }
}
