import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { RequestHandler } from 'express'

const COMPRESSIBLE = /^\/([\w.-]+\.(?:js|mjs|css|svg|json))$/
const compress = promisify(gzip)

/** Sends text files of a flat folder gzipped, each compressed once; leaves the rest, and other clients, to the next handler. */
export function gzipAssets(folder: string, cacheControl: string): RequestHandler {
  const compressed = new Map<string, Promise<Buffer>>()
  const bytesOf = (name: string): Promise<Buffer> => {
    const known = compressed.get(name)
    if (known) return known
    const bytes = readFile(join(folder, name)).then((content) => compress(content, { level: 9 }))
    compressed.set(name, bytes)
    // A name that is not there must not be remembered: names are the caller's.
    bytes.catch(() => compressed.delete(name))
    return bytes
  }
  return async (req, res, next) => {
    const name = COMPRESSIBLE.exec(req.path)?.[1]
    const reads = req.method === 'GET' || req.method === 'HEAD'
    const bytes =
      name !== undefined && reads && req.acceptsEncodings('gzip') === 'gzip'
        ? await bytesOf(name).catch(() => undefined)
        : undefined
    if (name === undefined || bytes === undefined) {
      next()
      return
    }
    res.set({ 'Cache-Control': cacheControl, 'Content-Encoding': 'gzip', Vary: 'Accept-Encoding' })
    res.type(name).send(bytes)
  }
}
