import type { ErrorCode } from '@redraft/contracts'
import type { AuthenticatedKey } from '@redraft/core'
import type { Response } from 'express'

/** What is known of one HTTP call while it is answered. */
export interface Call {
  /** Request id: UUIDv7, in `X-Request-Id`, in the usage log and in the job. */
  readonly id: string
  readonly startedAt: Date
  readonly clientRequestId: string | null
  key?: AuthenticatedKey
  endpoint?: string
  /** The usage row exists already: the call opened a request. */
  opened?: boolean
  /** The request whose stored answer was replayed. */
  originalId?: string
  errorCode?: ErrorCode
}

declare global {
  namespace Express {
    interface Locals {
      call: Call
    }
  }
}

/** The call of a response. */
export function callOf(res: Response): Call {
  return res.locals.call
}

/** The key of an authenticated call; only for handlers that stand behind `authenticate`. */
export function keyOf(res: Response): AuthenticatedKey {
  const { key } = res.locals.call
  if (!key) throw new Error('handler without authentication')
  return key
}
