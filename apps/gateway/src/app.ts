import express, { type Express, type RequestHandler } from 'express'
import helmet from 'helmet'
import type { ConsoleDeps } from './console/console-deps.ts'
import { consoleRouter } from './console/console-router.ts'
import { consolePages } from './console/pages.ts'
import type { GatewayDeps } from './deps.ts'
import { answerError } from './middleware/answer-error.ts'
import { authenticate } from './middleware/authenticate.ts'
import { beginCall } from './middleware/begin-call.ts'
import { logCalls } from './middleware/log-calls.ts'
import { measureCalls } from './middleware/measure-calls.ts'
import { methodNotAllowed, pathNotFound } from './middleware/method-not-allowed.ts'
import { type Rate, rateLimit } from './middleware/rate-limit.ts'
import { readJson } from './middleware/read-json.ts'
import { recordUsage } from './middleware/record-usage.ts'
import { refuseWhileDraining } from './middleware/refuse-while-draining.ts'
import { requireHost } from './middleware/require-host.ts'
import { shedLoad } from './middleware/shed-load.ts'
import { citationRoute } from './processing/citation-route.ts'
import { processingRoute } from './processing/processing-route.ts'
import { bibliography } from './routes/bibliography/route.ts'
import { citation } from './routes/citation/route.ts'
import { detect } from './routes/detect/route.ts'
import { docsSite, openApi } from './routes/docs/route.ts'
import { livez, readyz } from './routes/health/route.ts'
import { humanize } from './routes/humanize/route.ts'
import { paraphrase } from './routes/paraphrase/route.ts'
import { deleteRequestResult, getRequestState } from './routes/requests/route.ts'
import { rewrite } from './routes/rewrite/route.ts'
import { getStatus } from './routes/status/route.ts'
import { getStyles } from './routes/styles/route.ts'
import { stripeWebhook } from './routes/webhooks/stripe.ts'

/** The authenticated part: every path with its method, then key, rate limit and the endpoint's own checks. */
function apiRouter(deps: GatewayDeps): express.Router {
  const router = express.Router({ caseSensitive: true })
  const entered = (endpoint: string, rate: Rate = 'key'): RequestHandler[] => [
    refuseWhileDraining(deps.drain),
    authenticate(deps.keys),
    recordUsage(deps.usage, endpoint),
    rateLimit(deps.rates, rate),
  ]
  const post = (endpoint: string, handler: RequestHandler, rate?: Rate) =>
    router
      .route(`/${endpoint}`)
      .post(entered(endpoint, rate), readJson(), handler)
      .all(methodNotAllowed(['POST']))
  post('humanize', processingRoute(deps, humanize))
  post('paraphrase', processingRoute(deps, paraphrase))
  post('rewrite', processingRoute(deps, rewrite))
  post('detect', processingRoute(deps, detect))
  post('citation', citationRoute(deps, citation), 'citation')
  post('bibliography', citationRoute(deps, bibliography), 'citation')
  router
    .route('/styles')
    .get(entered('styles', 'citation'), getStyles())
    .all(methodNotAllowed(['GET']))
  router
    .route('/status')
    .get(entered('status'), getStatus(deps))
    .all(methodNotAllowed(['GET']))
  router
    .route('/requests/:id')
    .get(entered('requests'), getRequestState(deps))
    .delete(entered('requests'), deleteRequestResult(deps))
    .all(methodNotAllowed(['GET', 'DELETE']))
  return router
}

/** The HTTP application, without listening. */
export function createApp(deps: GatewayDeps, console?: ConsoleDeps): Express {
  const app = express()
  app.disable('x-powered-by')
  app.set('etag', false)
  if (deps.trustProxy !== undefined) app.set('trust proxy', trustProxyOf(deps.trustProxy))
  app.use(beginCall())
  app.use(['/api/v1', '/console/api'], shedLoad(deps.overload, deps.metrics))
  app.use(logCalls(deps.logger))
  app.use(requireHost())
  // Without the upgrade rule, plain-HTTP installations on other hosts than localhost can show /docs too.
  app.use(helmet({ contentSecurityPolicy: { directives: { upgradeInsecureRequests: null } } }))
  app.get('/livez', livez())
  app.get('/readyz', readyz(deps))
  app.get('/openapi.json', openApi(deps))
  app.use('/docs', docsSite(deps))
  app.use('/api/v1', measureCalls(deps.metrics), apiRouter(deps))
  if (console) addConsole(app, deps, console)
  else app.get('/', (_req, res) => res.redirect('/docs'))
  app.use(pathNotFound())
  app.use(answerError(deps.logger))
  return app
}

function addConsole(app: Express, deps: GatewayDeps, console: ConsoleDeps): void {
  const name: RequestHandler = (_req, res, next) => {
    res.locals.call.endpoint = 'console'
    next()
  }
  app.use('/console/api', name, measureCalls(deps.metrics), consoleRouter(console))
  if (console.billing) app.use(stripeWebhook(deps, console.billing))
  app.use(consolePages())
}

/** Express takes a number of hops, or addresses and names such as `loopback`. */
function trustProxyOf(value: string): number | boolean | string {
  if (/^\d+$/.test(value)) return Number(value)
  if (value === 'true' || value === 'false') return value === 'true'
  return value
}
