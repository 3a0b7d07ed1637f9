import {
  type EngineChoice,
  type EngineName,
  type Language,
  type ProcessingEndpoint,
  type TextJob,
  validationIssues,
} from '@redraft/contracts'
import type { RequestHandler } from 'express'
import type { z } from 'zod'
import { callOf, keyOf } from '../call.ts'
import type { GatewayDeps } from '../deps.ts'
import { answerProcessingCall } from './answer-processing-call.ts'
import { decideEngine } from './decide-engine.ts'
import { decideLanguage } from './decide-language.ts'
import { invalid } from './invalid.ts'
import { measureText } from './measure-text.ts'

/** What every processing request has. */
interface ProcessingBody {
  readonly text: string
  readonly language: Language | 'auto'
  /** Of the endpoints that transform. */
  readonly engine?: EngineChoice
}

type JobBase = Pick<TextJob, 'v' | 'request_id' | 'reply_to' | 'words' | 'text' | 'language' | 'warnings'>

/** What differs from endpoint to endpoint: the body's schema, and how a body becomes a job. */
export interface ProcessingEndpointSpec<Schema extends z.ZodType<ProcessingBody>> {
  readonly endpoint: ProcessingEndpoint
  readonly schema: Schema
  readonly toJob: (base: JobBase, body: z.output<Schema>, engine: EngineName) => TextJob
}

/** Schema, words and limits, language, Idempotency-Key; then the request protocol. */
export function processingRoute<Schema extends z.ZodType<ProcessingBody>>(
  deps: GatewayDeps,
  spec: ProcessingEndpointSpec<Schema>,
): RequestHandler {
  return async (req, res) => {
    const call = callOf(res)
    const parsed = spec.schema.safeParse(req.body)
    if (!parsed.success) throw invalid(validationIssues(parsed.error))
    const body = parsed.data
    const { engines: installed } = deps
    const engine = decideEngine(body.engine ?? 'local', { installed, terms: keyOf(res).engines })
    const words = measureText(spec.endpoint, body.text)
    const { language, warnings } = decideLanguage(body.text, body.language)
    const base: JobBase = {
      v: 1,
      request_id: call.id,
      reply_to: deps.gatewayId,
      words,
      text: body.text,
      language,
      warnings,
    }
    await answerProcessingCall(
      deps,
      { req, res },
      { body: told(body), payload: spec.toJob(base, body, engine) },
    )
  }
}

/** A body for its fingerprint: what asks for nothing special about the engine is what it was before there was a choice. */
function told(body: ProcessingBody): object {
  const { engine, ...rest } = body
  return engine === 'auto' ? rest : body
}
