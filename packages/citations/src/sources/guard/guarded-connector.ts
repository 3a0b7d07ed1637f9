import { buildConnector } from 'undici'
import { OutOfReachError } from './fetch-error.ts'
import { isAddressLiteral } from './public-address.ts'
import type { Reach } from './reach.ts'

/** One answer of the name system, as `node:dns` gives it. */
export interface ResolvedAddress {
  readonly address: string
  readonly family: number
}

/** `lookup` of `node:dns` with `all: true`, handed in so that tests can answer differently each time. */
export type Lookup = (
  hostname: string,
  options: { readonly all: true },
  callback: (error: NodeJS.ErrnoException | null, addresses: readonly ResolvedAddress[]) => void,
) => void

/** `lookup` as a socket calls it. */
type SocketLookup = (
  hostname: string,
  options: { readonly all?: boolean | undefined },
  callback: (error: Error | null, address: string | ResolvedAddress[], family?: number) => void,
) => void

/**
 * Refuses a name when any of its addresses is not public, so that no choice among them can matter. A name that has no
 * address, or for which the name system fails, gets the same refusal.
 */
function guardedLookup(lookup: Lookup, reach: Reach): SocketLookup {
  return (hostname, options, callback) => {
    lookup(hostname, { all: true }, (error, addresses) => {
      const [first] = addresses ?? []
      if (error || !first || !addresses.every(({ address }) => reach.allowsAddress(address))) {
        callback(new OutOfReachError(), '', 0)
      } else if (options.all) {
        callback(null, [...addresses])
      } else {
        callback(null, first.address, first.family)
      }
    })
  }
}

/**
 * undici's connector with three checks: the host when it is an address (no look-up happens then), every answer of the
 * name system, and the address that was really connected to, before a byte is sent.
 */
export function guardedConnector({
  lookup,
  reach,
  timeoutMs,
}: {
  readonly lookup: Lookup
  readonly reach: Reach
  readonly timeoutMs: number
}): buildConnector.connector {
  const connect = buildConnector({ timeout: timeoutMs, lookup: guardedLookup(lookup, reach) })
  return (options, callback) => {
    const host = options.hostname.replace(/^\[(.*)\]$/, '$1')
    if (isAddressLiteral(host) && !reach.allowsAddress(host)) {
      callback(new OutOfReachError(), null)
      return
    }
    connect(options, (...[error, socket]) => {
      if (error !== null) {
        callback(error, null)
      } else if (!reach.allowsAddress(socket.remoteAddress ?? '')) {
        socket.destroy()
        callback(new OutOfReachError(), null)
      } else {
        callback(null, socket)
      }
    })
  }
}
