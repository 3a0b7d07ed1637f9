import { ensurePlaygroundKey } from '@redraft/core'
import type { RequestHandler } from 'express'
import { callOf } from '../../call.ts'
import type { GatewayDeps } from '../../deps.ts'
import { type Rate, rateLimit } from '../../middleware/rate-limit.ts'
import { readJson } from '../../middleware/read-json.ts'
import { recordUsage } from '../../middleware/record-usage.ts'
import { citationRoute } from '../../processing/citation-route.ts'
import { processingRoute } from '../../processing/processing-route.ts'
import { bibliography } from '../../routes/bibliography/route.ts'
import { citation } from '../../routes/citation/route.ts'
import { detect } from '../../routes/detect/route.ts'
import { humanize } from '../../routes/humanize/route.ts'
import { paraphrase } from '../../routes/paraphrase/route.ts'
import { rewrite } from '../../routes/rewrite/route.ts'
import type { ConsoleRoute } from '../route.ts'
import { workspaceOf } from '../visit.ts'

/** In the place of `authenticate`: the session stands for the workspace's playground key. */
function authenticateByWorkspace({ ctx }: GatewayDeps): RequestHandler {
  return async (_req, res, next) => {
    callOf(res).key = await ensurePlaygroundKey({ ctx, input: { workspaceId: workspaceOf(res) } })
    next()
  }
}

function runRoute(
  endpoint: string,
  rate: Rate,
  handler: (deps: GatewayDeps) => RequestHandler,
): ConsoleRoute {
  return {
    method: 'post',
    path: `/workspaces/:w/run/${endpoint}`,
    access: 'playground.run',
    handle: ({ gateway }) => [
      authenticateByWorkspace(gateway),
      recordUsage(gateway.usage, endpoint),
      rateLimit(gateway.rates, rate),
      ...readJson(),
      handler(gateway),
    ],
  }
}

/** `POST /workspaces/:w/run/:endpoint`: the endpoint of the API, with a session instead of a key. */
export const RUN_ROUTES: readonly ConsoleRoute[] = [
  runRoute('humanize', 'key', (deps) => processingRoute(deps, humanize)),
  runRoute('paraphrase', 'key', (deps) => processingRoute(deps, paraphrase)),
  runRoute('rewrite', 'key', (deps) => processingRoute(deps, rewrite)),
  runRoute('detect', 'key', (deps) => processingRoute(deps, detect)),
  runRoute('citation', 'citation', (deps) => citationRoute(deps, citation)),
  runRoute('bibliography', 'citation', (deps) => citationRoute(deps, bibliography)),
]
