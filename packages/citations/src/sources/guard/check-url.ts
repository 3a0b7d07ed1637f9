import { FetchRefusedError, OutOfReachError } from './fetch-error.ts'
import { isAddressLiteral } from './public-address.ts'
import type { Reach } from './reach.ts'

/**
 * The URL to fetch, when its text alone shows nothing wrong: http(s), an allowed port, no credentials, no address
 * literal out of reach. What a name resolves to is checked when connecting.
 * @throws FetchRefusedError
 */
export function checkUrl(value: string | URL, reach: Reach): URL {
  if (!URL.canParse(String(value))) throw new FetchRefusedError('The address is malformed.')
  // The parser also turns 0x7f000001, 2130706433, 127.1 and full-width digits into 127.0.0.1.
  const url = new URL(value)
  if (url.protocol !== 'http:' && url.protocol !== 'https:') {
    throw new FetchRefusedError('Only http and https addresses are fetched.')
  }
  if (url.username !== '' || url.password !== '') {
    throw new FetchRefusedError('Addresses with a user name or password are not fetched.')
  }
  if (!reach.allowsPort(url.port)) throw new FetchRefusedError('Only the ports 80 and 443 are fetched.')
  const host = url.hostname.replace(/^\[(.*)\]$/, '$1')
  if (isAddressLiteral(host) && !reach.allowsAddress(host)) throw new OutOfReachError()
  return url
}
