import express, { type RequestHandler } from 'express'
import { methodNotAllowed } from '../middleware/method-not-allowed.ts'
import { readJson } from '../middleware/read-json.ts'
import { refuseWhileDraining } from '../middleware/refuse-while-draining.ts'
import { limitPerson } from './access/limit-person.ts'
import { requireMember } from './access/require-member.ts'
import { requireSameOrigin } from './access/require-same-origin.ts'
import { requireSession } from './access/require-session.ts'
import type { ConsoleDeps } from './console-deps.ts'
import { CONSOLE_ROUTES } from './console-routes.ts'
import type { ConsoleRoute } from './route.ts'

/** Nothing of the console may stay in a cache. */
const noStore: RequestHandler = (_req, res, next) => {
  res.set('Cache-Control', 'no-store')
  next()
}

function gates(
  deps: ConsoleDeps,
  { access, body = false }: ConsoleRoute,
  limited: RequestHandler,
): RequestHandler[] {
  const { ctx, drain } = deps.gateway
  const session = access === 'public' ? [] : [requireSession(deps.auth), limited]
  const member = access === 'public' || access === 'person' ? [] : [requireMember(ctx, access)]
  return [
    refuseWhileDraining(drain),
    requireSameOrigin(deps.address),
    ...session,
    ...member,
    ...(body ? readJson() : []),
  ]
}

/** `/console/api`: origin, session, membership and role, body; then the route's own work. The first that fails answers. */
export function consoleRouter(deps: ConsoleDeps): express.Router {
  const router = express.Router({ caseSensitive: true })
  router.use(noStore)
  const limited = limitPerson()
  const methods = new Map<string, string[]>()
  for (const route of CONSOLE_ROUTES) {
    router[route.method](route.path, gates(deps, route, limited), route.handle(deps))
    methods.set(route.path, [...(methods.get(route.path) ?? []), route.method.toUpperCase()])
  }
  for (const [path, allowed] of methods) router.all(path, methodNotAllowed(allowed))
  return router
}
