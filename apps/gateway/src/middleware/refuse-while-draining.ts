import { AppError } from '@redraft/contracts'
import type { RequestHandler } from 'express'

/** While the process shuts down, kept-alive connections are told to go elsewhere. */
export function refuseWhileDraining(drain: { readonly active: boolean }): RequestHandler {
  return (_req, res, next) => {
    if (!drain.active) {
      next()
      return
    }
    res.set('Connection', 'close')
    next(new AppError('service_unavailable', { detail: 'This server is shutting down. Repeat the request.' }))
  }
}
