import {
  AppError,
  type JobPayload,
  type Language,
  LIMITS,
  type ProcessingEndpoint,
  validationIssues,
} from '@redraft/contracts'
import type { Request, RequestHandler, Response } from 'express'
import type { z } from 'zod'
import { callOf, keyOf } from '../call.ts'
import type { GatewayDeps } from '../deps.ts'
import { decideLanguage } from './decide-language.ts'
import { measureText } from './measure-text.ts'
import { runRequest } from './run-request.ts'

/** What every processing request has. */
interface ProcessingBody {
  readonly text: string
  readonly language: Language | 'auto'
}

type JobBase = Pick<JobPayload, 'v' | 'request_id' | 'reply_to' | 'words' | 'text' | 'language' | 'warnings'>

/** What differs from endpoint to endpoint: the body's schema, and how a body becomes a job. */
export interface ProcessingEndpointSpec<Schema extends z.ZodType<ProcessingBody>> {
  readonly endpoint: ProcessingEndpoint
  readonly schema: Schema
  readonly toJob: (base: JobBase, body: z.output<Schema>) => JobPayload
}

const IDEMPOTENCY_KEY = new RegExp(`^[\\x21-\\x7e]{1,${LIMITS.idempotencyKeyCharacters}}$`)

function invalid(issues: readonly { path: string; message: string }[]): AppError {
  const detail = issues.map(({ path, message }) => `${path} ${message}`.trim()).join('; ')
  return new AppError('validation_failed', { detail: `${detail}.`, data: { issues } })
}

function readIdempotencyKey(req: Request): string | null {
  const value = req.get('idempotency-key')
  if (value === undefined) return null
  if (IDEMPOTENCY_KEY.test(value)) return value
  throw invalid([
    {
      path: 'Idempotency-Key',
      message: `must be 1 to ${LIMITS.idempotencyKeyCharacters} visible ASCII characters`,
    },
  ])
}

/** Aborts when the connection closes before the answer was written. */
function clientGone(res: Response): AbortSignal {
  const controller = new AbortController()
  res.on('close', () => {
    if (!res.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Schema, words and limits, language, Idempotency-Key; then the request protocol. */
export function processingRoute<Schema extends z.ZodType<ProcessingBody>>(
  deps: GatewayDeps,
  spec: ProcessingEndpointSpec<Schema>,
): RequestHandler {
  return async (req, res) => {
    const call = callOf(res)
    const { keyId, workspaceId } = keyOf(res)
    const parsed = spec.schema.safeParse(req.body)
    if (!parsed.success) throw invalid(validationIssues(parsed.error))
    const body = parsed.data
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
    const answer = await runRequest(deps, {
      id: call.id,
      workspaceId,
      apiKeyId: keyId,
      endpoint: spec.endpoint,
      clientRequestId: call.clientRequestId,
      idempotencyKey: readIdempotencyKey(req),
      body,
      payload: spec.toJob(base, body),
      gone: clientGone(res),
      onOpened: () => {
        call.opened = true
      },
    })
    if (answer.replayOf !== undefined) {
      call.originalId = answer.replayOf
      res.set({ 'Idempotent-Replayed': 'true', 'Original-Request-Id': answer.replayOf })
    }
    // A client that went away must still be able to fetch what it paid for.
    if (answer.onDelivered) res.on('finish', answer.onDelivered)
    res.json(answer.body)
  }
}
