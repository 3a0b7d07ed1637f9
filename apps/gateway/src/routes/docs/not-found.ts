import { AppError } from '@redraft/contracts'
import { renderNotFoundPage } from '@redraft/contracts/docs'
import type { ErrorRequestHandler } from 'express'
import { callOf } from '../../call.ts'

/** For the end of `/docs`: a browser gets a page that says that there is none, anything else the envelope. */
export function docsNotFound(): ErrorRequestHandler {
  return (error, req, res, next) => {
    const isMissing = error instanceof AppError && error.code === 'not_found'
    if (!isMissing || res.headersSent || req.accepts(['json', 'html']) !== 'html') {
      next(error)
      return
    }
    callOf(res).errorCode = error.code
    res.status(error.status).type('html').send(renderNotFoundPage())
  }
}
