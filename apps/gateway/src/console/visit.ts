import { AppError } from '@redraft/contracts'
import type { Person } from '@redraft/contracts/console'
import type { PersonActor } from '@redraft/core'
import type { Caller, Cookies } from '@redraft/core/accounts'
import type { Request, Response } from 'express'

/** Who makes a call of the console, and in which workspace. */
export interface Visit {
  readonly person: Person
  readonly sessionId: string
  /** Who they are in the workspace of the call; set behind `requireMember`. */
  actor?: PersonActor
}

declare global {
  namespace Express {
    interface Locals {
      visit?: Visit
    }
  }
}

/** The visit of a signed-in call; only for handlers behind `requireSession`. */
export function visitOf(res: Response): Visit {
  const { visit } = res.locals
  if (!visit) throw new AppError('not_signed_in')
  return visit
}

/** Who acts, in the workspace of the call; only for handlers behind `requireMember`. */
export function actorOf(res: Response): PersonActor {
  const { actor } = visitOf(res)
  if (!actor) throw new AppError('not_found')
  return actor
}

/** The workspace of the call; only for handlers behind `requireMember`. */
export function workspaceOf(res: Response): string {
  return actorOf(res).workspaceId
}

/** What accounts need to know of a call. */
export function callerOf(req: Request): Caller {
  return { cookie: req.get('cookie'), address: req.ip, userAgent: req.get('user-agent') }
}

/** Sets the cookies that signing in, out or staying signed in asks for. */
export function setCookies(res: Response, cookies: Cookies): void {
  for (const cookie of cookies) res.append('Set-Cookie', cookie)
}
