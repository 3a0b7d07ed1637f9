import { AppError } from '@redraft/contracts'
import { renderDocsPage, renderErrorIndex, renderErrorPage } from '@redraft/contracts/docs'
import { openApiDocument } from '@redraft/contracts/openapi'
import type { Request, RequestHandler } from 'express'
import type { GatewayDeps } from '../../deps.ts'

function baseUrlOf(req: Request, publicUrl: string | undefined): string {
  return publicUrl?.replace(/\/+$/, '') ?? `${req.protocol}://${req.get('host') ?? 'localhost'}`
}

/** `/openapi.json`, with this server's address. */
export function openApi({ publicUrl }: GatewayDeps): RequestHandler {
  return (req, res) => {
    res.json(openApiDocument({ serverUrl: baseUrlOf(req, publicUrl) }))
  }
}

/** `/docs`: the reference, rendered from the same document. */
export function docsPage({ publicUrl }: GatewayDeps): RequestHandler {
  return (req, res) => {
    res.type('html').send(renderDocsPage(openApiDocument({ serverUrl: baseUrlOf(req, publicUrl) })))
  }
}

/** `/docs/errors`: the catalogue. */
export function errorIndexPage(): RequestHandler {
  return (_req, res) => {
    res.type('html').send(renderErrorIndex())
  }
}

/** `/docs/errors/{code}`: cause, example and remedy of one code. */
export function errorPage(): RequestHandler {
  return (req, res) => {
    const page = renderErrorPage(String(req.params.code))
    if (page === undefined) throw new AppError('not_found')
    res.type('html').send(page)
  }
}
