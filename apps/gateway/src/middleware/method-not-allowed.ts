import { AppError } from '@redraft/contracts'
import type { RequestHandler } from 'express'

/** For the end of a route: the path exists, the method does not. */
export function methodNotAllowed(allowed: readonly string[]): RequestHandler {
  return (_req, res, next) => {
    res.set('Allow', allowed.join(', '))
    next(new AppError('method_not_allowed', { detail: `Use ${allowed.join(' or ')}.` }))
  }
}

/** For the end of the application: no such path. */
export function pathNotFound(): RequestHandler {
  return (_req, _res, next) => next(new AppError('not_found'))
}
