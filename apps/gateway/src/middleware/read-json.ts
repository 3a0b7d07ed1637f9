import { isUtf8 } from 'node:buffer'
import { AppError, LIMITS } from '@redraft/contracts'
import express, { type RequestHandler } from 'express'

const MEDIA_TYPE = /^application\/json\s*(;|$)/i

/** Refuses bodies that do not say they are JSON. */
const requireJsonType: RequestHandler = (req, _res, next) => {
  const isJson = MEDIA_TYPE.test(req.get('content-type') ?? '')
  next(isJson ? undefined : new AppError('unsupported_media_type'))
}

/** Refuses JSON that is not an object. */
const requireObject: RequestHandler = (req, _res, next) => {
  const body: unknown = req.body
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body)
  next(isObject ? undefined : new AppError('invalid_json'))
}

/** express.json would read an empty body as `{}`, and put U+FFFD where the bytes are no UTF-8. */
function requireUtf8(_req: unknown, _res: unknown, body: Buffer): void {
  if (body.length === 0 || !isUtf8(body)) throw new Error('empty or not UTF-8')
}

/** Media type, size and JSON of a body, in that order; afterwards `req.body` is an object. */
export function readJson(): RequestHandler[] {
  return [
    requireJsonType,
    express.json({ limit: LIMITS.bodyBytes, strict: false, verify: requireUtf8 }),
    requireObject,
  ]
}
