import type { RequestHandler } from 'express'
import type { ConsoleDeps } from '../console-deps.ts'
import { callerOf, setCookies } from '../visit.ts'

/** `POST /auth/sign-out`: ends the session and takes the cookie away. */
export function signOut({ auth }: ConsoleDeps): RequestHandler {
  return async (req, res) => {
    setCookies(res, await auth.signOut(callerOf(req)))
    res.json({ status: true })
  }
}
