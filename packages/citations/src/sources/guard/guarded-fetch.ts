import { Agent, type Dispatcher, request } from 'undici'
import { pause } from '../hosts/pause.ts'
import { checkUrl } from './check-url.ts'
import { decodeBody } from './decode-body.ts'
import { FetchFailedError, FetchRefusedError, OutOfReachError } from './fetch-error.ts'
import { guardedConnector, type Lookup } from './guarded-connector.ts'
import { ANYWHERE, PUBLIC_INTERNET, type Reach } from './reach.ts'

const MAX_BYTES = 2 * 1_024 * 1_024
const MAX_REDIRECTS = 5
const TIMEOUT_MS = 5_000
/** A name that exists nowhere may take the name system longer than a private one: both are refused after this. */
const OUT_OF_REACH_AFTER_MS = 300

export interface FetchRequest {
  readonly accept: string
  readonly userAgent: string
  /** Media types whose body is read; another one is answered with an empty body. */
  readonly types: RegExp
  readonly signal: AbortSignal
  /** Whose address it is: a registry's from the settings, or one out of a request. */
  readonly chosenBy: 'operator' | 'caller'
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
  /** Addresses that the operator named: their scheme, host and port may be anywhere. */
  readonly mirrors?: readonly string[]
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

function agentWithin(lookup: Lookup, reach: Reach): Agent {
  return new Agent({
    connect: guardedConnector({ lookup, reach, timeoutMs: TIMEOUT_MS }),
    headersTimeout: TIMEOUT_MS,
    bodyTimeout: TIMEOUT_MS,
    maxHeaderSize: 16_384,
  })
}

function ask(
  url: URL,
  { accept, userAgent }: FetchRequest,
  options: { readonly dispatcher: Agent; readonly signal: AbortSignal },
): Promise<Dispatcher.ResponseData> {
  const headers = { accept, 'user-agent': userAgent, 'accept-encoding': 'identity' }
  return request(url, { ...options, headers })
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

function codeOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no_answer'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name
}

/** What undici and Node throw, told apart: our own refusal from below, or a failure of the network. */
function toFetchError(error: unknown): Error {
  if (error instanceof FetchRefusedError || error instanceof FetchFailedError) return error
  const cause = error instanceof Error ? error.cause : undefined
  if (cause instanceof FetchRefusedError) return cause
  return new FetchFailedError(codeOf(error), { cause: error })
}

interface Hop {
  readonly url: URL
  /** The address is that of a mirror, and so were those that led to it. */
  readonly onMirror: boolean
}

/**
 * Fetching for addresses that strangers chose: only the public internet (checked in the URL, in the name system and on
 * the connection), at most 5 redirects each checked anew, 2 MB and 5 s in all. A mirror is reached only by an address
 * that the operator chose, and never again once a redirect has left the mirrors. No proxy settings are read.
 */
export function createGuardedFetch({
  lookup,
  reach = PUBLIC_INTERNET,
  mirrors = [],
}: GuardOptions): GuardedFetch {
  // Two pools: a connection to a mirror that is kept open must not serve an address that a stranger chose.
  const guarded = agentWithin(lookup, reach)
  const named = agentWithin(lookup, ANYWHERE)
  const origins: ReadonlySet<string> = new Set(mirrors.map((mirror) => new URL(mirror).origin))

  function hopTo(address: string | URL, mayBeMirror: boolean): Hop {
    const onMirror = mayBeMirror && URL.canParse(String(address)) && origins.has(new URL(address).origin)
    return { url: checkUrl(address, onMirror ? ANYWHERE : reach), onMirror }
  }

  async function reachOut(
    { url, onMirror }: Hop,
    request: FetchRequest,
    signal: AbortSignal,
  ): Promise<Dispatcher.ResponseData> {
    const soonest = pause(OUT_OF_REACH_AFTER_MS, signal)
    try {
      return await ask(url, request, { dispatcher: onMirror ? named : guarded, signal })
    } catch (thrown) {
      const error = toFetchError(thrown)
      if (error instanceof OutOfReachError) await soonest
      throw error
    }
  }

  async function follow(address: string, request: FetchRequest, signal: AbortSignal): Promise<FetchReply> {
    let hop = hopTo(address, request.chosenBy === 'operator')
    for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
      const response = await reachOut(hop, request, signal).catch((error: unknown) => {
        const isOwnFault = redirects === 0 && request.chosenBy === 'operator'
        if (isOwnFault && error instanceof OutOfReachError)
          throw new FetchFailedError('out_of_reach', { cause: error })
        throw error
      })
      const location = [response.headers.location].flat()[0]
      if (!REDIRECTS.has(response.statusCode) || location === undefined) {
        return await toReply(hop.url, response, request.types)
      }
      await drop(response.body)
      if (!URL.canParse(location, hop.url.href))
        throw new FetchRefusedError('The address redirects to nowhere.')
      hop = hopTo(new URL(location, hop.url), hop.onMirror)
    }
    throw new FetchRefusedError(`The address redirects more than ${MAX_REDIRECTS} times.`)
  }

  const fetch: Fetcher = async (address, request) => {
    const limit = AbortSignal.any([request.signal, AbortSignal.timeout(TIMEOUT_MS)])
    try {
      return await follow(address, request, limit)
    } catch (error) {
      throw toFetchError(error)
    }
  }
  return {
    fetch,
    async close() {
      await Promise.all([guarded.destroy(), named.destroy()])
    },
  }
}
