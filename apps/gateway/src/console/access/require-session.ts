import { AppError } from '@redraft/contracts'
import type { Auth } from '@redraft/core/accounts'
import type { RequestHandler } from 'express'
import { callerOf, setCookies } from '../visit.ts'

/** Reads the session of the cookie; without one that lives, `not_signed_in`. */
export function requireSession(auth: Auth): RequestHandler {
  return async (req, res, next) => {
    if (req.get('cookie') === undefined) throw new AppError('not_signed_in')
    const { signedIn, cookies } = await auth.readSession(callerOf(req))
    setCookies(res, cookies)
    if (!signedIn) throw new AppError('not_signed_in')
    res.locals.visit = { person: signedIn.user, sessionId: signedIn.sessionId }
    next()
  }
}
