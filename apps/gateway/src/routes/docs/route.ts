import { openApiDocument } from '@redraft/contracts/openapi'
import { readManifest } from '@redraft/docs'
import express, { type RequestHandler, type Router } from 'express'
import { baseUrlOf } from '../../base-url.ts'
import { callOf } from '../../call.ts'
import type { GatewayDeps } from '../../deps.ts'
import { docsPolicy } from './docs-policy.ts'
import { createSiteFiles } from './site-files.ts'

/** `/openapi.json`, with this server's address. */
export function openApi({ publicUrl }: GatewayDeps): RequestHandler {
  return (req, res) => {
    res.json(openApiDocument({ serverUrl: baseUrlOf(req, publicUrl) }))
  }
}

/** Hashed names: the address in samples is all that may change in such a file. */
const AN_HOUR = 'public, max-age=3600'

/** `/docs`: the built site, with this server's address in its samples; unknown pages are 404 as HTML. */
export function docsSite({ publicUrl }: Pick<GatewayDeps, 'publicUrl'>): Router {
  const manifest = readManifest()
  const files = createSiteFiles(manifest)
  const router = express.Router()
  router.use(docsPolicy(manifest.scriptHashes))
  router.get('/{*path}', async (req, res, next) => {
    const address = baseUrlOf(req, publicUrl)
    const found = await files.find(req.path, address)
    const file =
      found ?? (req.accepts(['json', 'html']) === 'html' ? await files.notFound(address) : undefined)
    if (file === undefined) {
      next()
      return
    }
    if (found === undefined) callOf(res).errorCode = 'not_found'
    res.status(found ? 200 : 404).type(file.type)
    res.set({ 'Cache-Control': file.type === 'html' ? 'no-cache' : AN_HOUR, Vary: 'Accept-Encoding' })
    if (req.acceptsEncodings('gzip') !== 'gzip') {
      res.send(file.content)
      return
    }
    res.set('Content-Encoding', 'gzip').send(file.gzipped)
  })
  return router
}
