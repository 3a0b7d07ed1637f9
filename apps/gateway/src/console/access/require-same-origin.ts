import { isIP } from 'node:net'
import { AppError } from '@redraft/contracts'
import type { Request, RequestHandler } from 'express'

const JSON_TYPE = /^application\/json\s*(;|$)/i
const LOOPBACK = ['127.0.0.1', 'localhost', '[::1]']
const WILDCARDS = ['0.0.0.0', '::']

/** Where people may have opened the console. */
export interface OwnAddress {
  /** When it is set, the console is there and nowhere else. */
  readonly publicUrl: string | undefined
  /** The address listened on. */
  readonly host: string
}

const inUrl = (host: string): string => (isIP(host) === 6 ? `[${host}]` : host)
const addressOf = (host: string, port: number): string => `http://${inUrl(host)}:${port}`

/** An IPv4 address as it was called, on a socket that serves IPv6 too. */
const plainAddress = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, '')

/** The origins of this console as seen by a call: nothing that the caller sent is in them. */
function ownOrigins({ publicUrl, host }: OwnAddress, { socket }: Request): readonly string[] {
  if (publicUrl !== undefined) return [new URL(publicUrl).origin]
  const { localAddress = '', localPort = 0 } = socket
  // Listening everywhere: on the address of this machine that was in fact called.
  const named = WILDCARDS.includes(host) ? plainAddress(localAddress) : host
  const everywhere = WILDCARDS.includes(host) || LOOPBACK.includes(inUrl(named))
  const addresses = [...(everywhere ? LOOPBACK : []), named].map((name) => addressOf(name, localPort))
  return addresses.filter((address) => URL.canParse(address)).map((address) => new URL(address).origin)
}

/**
 * A page of another site cannot make a browser lie in these headers, nor send JSON without being asked first. `Host` alone
 * proves nothing: a name of another site may lead to this address.
 */
function isSameOrigin(req: Request, own: readonly string[]): boolean {
  const site = req.get('sec-fetch-site')
  if (site !== undefined && site !== 'same-origin') return false
  const origin = req.get('origin')
  if (origin !== undefined) return own.includes(origin)
  const host = req.get('host')?.toLowerCase()
  return site === 'same-origin' && own.some((name) => new URL(name).host === host)
}

/** Whatever changes something must come from the console itself, as JSON; anything else is `forbidden_origin`. */
export function requireSameOrigin(address: OwnAddress): RequestHandler {
  return (req, _res, next) => {
    const reads = req.method === 'GET' || req.method === 'HEAD'
    const isJson = JSON_TYPE.test(req.get('content-type') ?? '')
    next(
      reads || (isJson && isSameOrigin(req, ownOrigins(address, req)))
        ? undefined
        : new AppError('forbidden_origin'),
    )
  }
}
