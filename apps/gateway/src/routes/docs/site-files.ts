import { readFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import { SAMPLE_ADDRESS, type SiteManifest, siteFolder } from '@redraft/docs'

const compress = promisify(gzip)

/** A file of the site, ready to send. */
export interface SiteFile {
  /** Its extension, which express knows as a type. */
  readonly type: string
  readonly content: Buffer
  readonly gzipped: Buffer
}

export interface SiteFiles {
  /** What is served at a path below `/docs`, samples calling `address`; undefined when there is nothing. */
  find(path: string, address: string): Promise<SiteFile | undefined>
  /** The page that says so. */
  notFound(address: string): Promise<SiteFile>
}

/** A host that a caller names may stand in a page only if it can be nothing but a host. */
const PLAIN_ADDRESS = /^https?:\/\/[\w.:[\]/-]+$/

async function load(name: string, address: string): Promise<SiteFile> {
  const text = await readFile(join(siteFolder(), name), 'utf8')
  const content = Buffer.from(text.replaceAll(SAMPLE_ADDRESS, address))
  return { type: extname(name).slice(1), content, gzipped: await compress(content) }
}

/** The built site, read when asked for and kept for the latest address: almost always there is one. */
export function createSiteFiles({ files }: SiteManifest): SiteFiles {
  const known = new Set(files)
  let latest = ''
  let loaded = new Map<string, Promise<SiteFile>>()

  function get(name: string, asked: string): Promise<SiteFile> {
    const address = PLAIN_ADDRESS.test(asked) ? asked : SAMPLE_ADDRESS
    if (address !== latest) {
      latest = address
      loaded = new Map()
    }
    const file = loaded.get(name) ?? load(name, address)
    loaded.set(name, file)
    return file
  }

  return {
    find: async (path, address) => {
      const page = path.replace(/^\/|\/$/g, '')
      const name = [page, `${page}.html`, page === '' ? 'index.html' : `${page}/index.html`].find(
        (candidate) => known.has(candidate),
      )
      return name === undefined ? undefined : await get(name, address)
    },
    notFound: (address) => get('404.html', address),
  }
}
