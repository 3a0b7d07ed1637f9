import { FetchFailedError } from '../guard/fetch-error.ts'
import type { Fetcher } from '../guard/guarded-fetch.ts'
import type { SourceCache } from '../source-cache.ts'

/** What the fake web answers at an address. */
export interface FakeReply {
  readonly status?: number
  readonly type?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: unknown
}

export interface FakeWeb {
  readonly fetcher: Fetcher
  /** Addresses asked, in order, with the Accept header. */
  readonly asked: { url: string; accept: string; userAgent: string }[]
}

/** A web of the given addresses; a function answers by call, any other address fails like a broken network. */
export function createFakeWeb(
  pages: Readonly<Record<string, FakeReply | ((accept: string) => FakeReply)>>,
): FakeWeb {
  const asked: FakeWeb['asked'] = []
  return {
    asked,
    fetcher: async (url, { accept, userAgent, types }) => {
      asked.push({ url, accept, userAgent })
      const page = pages[url]
      if (page === undefined) throw new FetchFailedError('no_route')
      const {
        status = 200,
        type = 'application/json',
        headers = {},
        body = '',
      } = typeof page === 'function' ? page(accept) : page
      const text = typeof body === 'string' ? body : JSON.stringify(body)
      return { status, url, type, header: (name) => headers[name], body: types.test(type) ? text : '' }
    },
  }
}

/** A cache in memory; `entries` shows what was kept. */
export function createMemoryCache(): SourceCache & { readonly entries: Map<string, unknown> } {
  const entries = new Map<string, unknown>()
  return {
    entries,
    get: async (key) => entries.get(key),
    set: async (key, value) => void entries.set(key, value),
  }
}
