import { Agent, type Dispatcher, request } from 'undici'
import { checkUrl } from './check-url.ts'
import { decodeBody } from './decode-body.ts'
import { FetchFailedError, FetchRefusedError } from './fetch-error.ts'
import { guardedConnector, type Lookup } from './guarded-connector.ts'
import { PUBLIC_INTERNET, type Reach } from './reach.ts'

const MAX_BYTES = 2 * 1_024 * 1_024
const MAX_REDIRECTS = 5
const TIMEOUT_MS = 5_000

export interface FetchRequest {
  readonly accept: string
  readonly userAgent: string
  /** Media types whose body is read; another one is answered with an empty body. */
  readonly types: RegExp
  readonly signal: AbortSignal
}

export interface FetchReply {
  readonly status: number
  /** Address after redirects. */
  readonly url: string
  /** Media type in lower case, without parameters. */
  readonly type: string
  readonly header: (name: string) => string | undefined
  readonly body: string
}

/** Fetches one document. Throws `FetchRefusedError` or `FetchFailedError`; an HTTP error status is a reply. */
export type Fetcher = (url: string, request: FetchRequest) => Promise<FetchReply>

export interface GuardedFetch {
  readonly fetch: Fetcher
  close(): Promise<void>
}

export interface GuardOptions {
  readonly lookup: Lookup
  /** The public internet unless told otherwise. */
  readonly reach?: Reach
}

const REDIRECTS: ReadonlySet<number> = new Set([301, 302, 303, 307, 308])

async function readBody(body: Dispatcher.ResponseData['body']): Promise<Uint8Array> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body as AsyncIterable<Uint8Array>) {
    bytes += chunk.length
    if (bytes > MAX_BYTES) {
      body.destroy()
      throw new FetchRefusedError(`The answer is larger than ${MAX_BYTES} bytes.`)
    }
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

async function drop(body: Dispatcher.ResponseData['body']): Promise<void> {
  body.on('error', () => undefined)
  body.destroy()
}

async function toReply(url: URL, response: Dispatcher.ResponseData, types: RegExp): Promise<FetchReply> {
  const header = (name: string): string | undefined => [response.headers[name]].flat()[0]
  const contentType = header('content-type') ?? ''
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase()
  const reply = { status: response.statusCode, url: url.href, type, header }
  if (!types.test(type)) {
    await drop(response.body)
    return { ...reply, body: '' }
  }
  return { ...reply, body: decodeBody(await readBody(response.body), contentType) }
}

/** What undici and Node throw, told apart: our own refusal from below, or a failure of the network. */
function toFetchError(error: unknown): Error {
  if (error instanceof FetchRefusedError) return error
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof FetchRefusedError) return cause
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (code === 'ENOTFOUND') return new FetchRefusedError('There is no host of this name.')
  return new FetchFailedError(`fetch failed${code === '' ? '' : ` (${code})`}`, { cause: error })
}

/**
 * Fetching for addresses that strangers chose: only the public internet (checked in the URL, in the name system and on
 * the connection), at most 5 redirects each checked anew, 2 MB and 5 s in all. No proxy settings are read.
 */
export function createGuardedFetch({ lookup, reach = PUBLIC_INTERNET }: GuardOptions): GuardedFetch {
  const agent = new Agent({
    connect: guardedConnector({ lookup, reach, timeoutMs: TIMEOUT_MS }),
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    maxHeaderSize: 16_384,
  })
  const fetch: Fetcher = async (address, { accept, userAgent, types, signal }) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)])
    let url = checkUrl(address, reach)
    try {
      for (let hop = 0; hop <= MAX_REDIRECTS; hop++) {
        const response = await request(url, {
          dispatcher: agent,
          signal: limit,
          headers: { accept, 'user-agent': userAgent, 'accept-encoding': 'identity' },
        })
        const location = [response.headers.location].flat()[0]
        if (!REDIRECTS.has(response.statusCode) || location === undefined) {
          return await toReply(url, response, types)
        }
        await drop(response.body)
        if (!URL.canParse(location, url.href))
          throw new FetchRefusedError('The address redirects to nowhere.')
        url = checkUrl(new URL(location, url), reach)
      }
    } catch (error) {
      throw toFetchError(error)
    }
    throw new FetchRefusedError(`The address redirects more than ${MAX_REDIRECTS} times.`)
  }
  return { fetch, close: () => agent.destroy() }
}
