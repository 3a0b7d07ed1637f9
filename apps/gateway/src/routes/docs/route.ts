import { AppError } from '@redraft/contracts'
import {
  renderDocsPage,
  renderErrorIndex,
  renderErrorPage,
  renderGuidePage,
  renderLicences,
  renderSearchPage,
  renderStyleGallery,
} from '@redraft/contracts/docs'
import { openApiDocument } from '@redraft/contracts/openapi'
import type { RequestHandler } from 'express'
import { baseUrlOf } from '../../base-url.ts'
import type { GatewayDeps } from '../../deps.ts'

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

/** `/docs/guides/{slug}`: a guide, with this server's address in its examples. */
export function guidePage({ publicUrl }: GatewayDeps): RequestHandler {
  return (req, res) => {
    const document = openApiDocument({ serverUrl: baseUrlOf(req, publicUrl) })
    const page = renderGuidePage(String(req.params.slug), document)
    if (page === undefined) throw new AppError('not_found')
    res.type('html').send(page)
  }
}

/** `/docs/search?q=…`: where the words of the query stand. */
export function searchPage(): RequestHandler {
  return (req, res) => {
    res.type('html').send(renderSearchPage(typeof req.query.q === 'string' ? req.query.q : ''))
  }
}

/** A page of the docs that never changes while the process runs. */
function fixedPage(render: () => string): () => RequestHandler {
  return () => {
    const page = render()
    return (_req, res) => {
      res.type('html').send(page)
    }
  }
}

/** `/docs/citation-styles`: every style with the same eight sources. */
export const styleGalleryPage = fixedPage(renderStyleGallery)

/** `/docs/licences`: what the service is made of. */
export const licencesPage = fixedPage(renderLicences)
