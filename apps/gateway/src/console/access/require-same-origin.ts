import { AppError } from '@redraft/contracts'
import type { Request, RequestHandler } from 'express'

const JSON_TYPE = /^application\/json\s*(;|$)/i

function hostOf(url: string | undefined): string | undefined {
  return url !== undefined && URL.canParse(url) ? new URL(url).host : undefined
}

/** A page of another site cannot make a browser lie in these headers, nor send JSON without being asked first. */
function isSameOrigin(req: Request, publicUrl: string | undefined): boolean {
  const site = req.get('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = req.get('origin')
  if (origin === undefined) return site === 'same-origin'
  const host = hostOf(origin)
  return host !== undefined && (host === req.get('host')?.toLowerCase() || host === hostOf(publicUrl))
}

/** Whatever changes something must come from the console itself, as JSON; anything else is `forbidden_origin`. */
export function requireSameOrigin(publicUrl: string | undefined): RequestHandler {
  return (req, _res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD'
    const fine = reads || (JSON_TYPE.test(req.get('content-type') ?? '') && isSameOrigin(req, publicUrl))
    next(fine ? undefined : new AppError('forbidden_origin'))
  }
}
