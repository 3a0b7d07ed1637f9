import { AppError } from '@redraft/contracts'
import type { RequestHandler } from 'express'

/** HTTP/1.1 asks for `Host`; Node's own refusal would have no body. */
export function requireHost(): RequestHandler {
  return (req, res, next) => {
    if (req.headers.host !== undefined || req.httpVersion !== '1.1') {
      next()
      return
    }
    res.set('Connection', 'close')
    next(new AppError('malformed_request', { detail: 'The header `Host` is missing.' }))
  }
}
