import type { RequestHandler } from 'express'
import helmet from 'helmet'

/** The docs load their own files and nothing else; of inline code only the generator's scripts run, named by hash. */
export function docsPolicy(scriptHashes: readonly string[]): RequestHandler {
  return helmet.contentSecurityPolicy({
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'", ...scriptHashes.map((hash) => `'${hash}'`)],
      styleSrc: ["'self'"],
      // The icons of the theme stand in its style sheet.
      imgSrc: ["'self'", 'data:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  })
}
