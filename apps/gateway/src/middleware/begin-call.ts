import { LIMITS } from '@redraft/contracts'
import { newId } from '@redraft/core'
import type { RequestHandler } from 'express'

const VISIBLE_ASCII = /^[\x21-\x7e]+$/

/** Gives every call its id and echoes the client's own, if it is one to echo. */
export function beginCall(): RequestHandler {
  return (req, res, next) => {
    const given = req.get('x-request-id')
    const usable =
      given !== undefined && given.length <= LIMITS.clientRequestIdCharacters && VISIBLE_ASCII.test(given)
    const clientRequestId = usable ? given : null
    res.locals.call = { id: newId(), startedAt: new Date(), clientRequestId }
    res.set('X-Request-Id', res.locals.call.id)
    if (clientRequestId !== null) res.set('X-Client-Request-Id', clientRequestId)
    next()
  }
}
