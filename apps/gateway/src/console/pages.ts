import { join } from 'node:path'
import { consoleFolder } from '@redraft/console'
import { isConsoleAddress } from '@redraft/contracts/console'
import express, { type RequestHandler, type Router } from 'express'
import helmet from 'helmet'
import { gzipAssets } from './gzip-assets.ts'

/** The console loads its own files and nothing else; no script or style stands in the page. */
const POLICY = helmet.contentSecurityPolicy({
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'"],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    workerSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
})

const RESERVED = /^\/(?:api|console\/api|docs|openapi\.json|webhooks|livez|readyz|assets)(?:\/|$)/

/** The page for every path: its own router reads the path, and says where it leads nowhere. */
const page: RequestHandler = (req, res, next) => {
  const reads = req.method === 'GET' || req.method === 'HEAD'
  const wanted = req.path === '/' || (!RESERVED.test(req.path) && req.accepts(['json', 'html']) === 'html')
  if (!reads || !wanted) {
    next()
    return
  }
  if (!isConsoleAddress(req.path)) res.status(404)
  res.sendFile('index.html', {
    root: consoleFolder,
    cacheControl: false,
    headers: { 'Cache-Control': 'no-store' },
  })
}

const FOR_EVER = 'public, max-age=31536000, immutable'

/** The built console: hashed files for ever, other files for an hour, and its page for every path of its own. */
export function consolePages(): Router {
  const router = express.Router()
  const files = { index: false, redirect: false } as const
  const assets = join(consoleFolder, 'assets')
  router.use(POLICY)
  router.use('/assets', gzipAssets(assets, FOR_EVER))
  router.use('/assets', express.static(assets, { ...files, immutable: true, maxAge: '1y' }))
  router.use(express.static(consoleFolder, { ...files, maxAge: '1h' }))
  router.use(page)
  return router
}
