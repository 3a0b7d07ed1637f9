import type { IncomingMessage } from 'node:http'
import { httpLogSerializers, type Logger } from '@redraft/observability'
import type { RequestHandler, Response } from 'express'
import { pinoHttp } from 'pino-http'
import { callOf } from '../call.ts'

/**
 * Whose call it was and how it ended, by ids and codes. The client's own id is logged where it looks like one (letters,
 * digits and `. : / + _ - [ ]`), else only its length: the logger sees to that.
 */
function factsOf(res: Response): Record<string, string> {
  const { id, clientRequestId, key, errorCode } = callOf(res)
  const workspaceId = key?.workspaceId ?? res.locals.visit?.actor?.workspaceId
  return {
    requestId: id,
    ...(clientRequestId === null ? {} : { clientRequestId }),
    ...(workspaceId === undefined ? {} : { workspaceId }),
    ...(errorCode === undefined ? {} : { code: errorCode }),
  }
}

/** One line for each answered call, except for the probes of a load balancer. */
export function logCalls(logger: Logger): RequestHandler {
  const withFacts = (_req: unknown, res: unknown, fields: object): object => ({
    ...fields,
    ...factsOf(res as Response),
  })
  return pinoHttp({
    logger,
    serializers: httpLogSerializers,
    genReqId: (_req, res) => callOf(res as Response).id,
    autoLogging: { ignore: (req: IncomingMessage) => req.url === '/livez' || req.url === '/readyz' },
    customSuccessObject: withFacts,
    customErrorObject: (req, res, _error, fields) => withFacts(req, res, fields),
  })
}
