import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

/** Where this package is built. */
const BUILT = new URL('./', import.meta.url)

/** Folder of the built site: HTML pages and their assets, to be served under `/docs`. */
export function siteFolder(built: URL = BUILT): string {
  return fileURLToPath(new URL('./public/', built))
}

/** The address that the samples call; whoever serves the site writes the real one in its place. */
export const SAMPLE_ADDRESS = 'http://127.0.0.1:3000'

/** What the build made. */
export interface SiteManifest {
  /** Files below `siteFolder`, with `/` between folders. */
  readonly files: readonly string[]
  /** Inline scripts of the pages, as a Content-Security-Policy names them: `sha256-…`. */
  readonly scriptHashes: readonly string[]
}

/** Reads what the build made. Throws when the package is not built. */
export function readManifest(built: URL = BUILT): SiteManifest {
  return JSON.parse(readFileSync(new URL('./site.json', built), 'utf8')) as SiteManifest
}
