import { FetchRefusedError } from './fetch-error.ts'
import { isPublicAddress } from './public-address.ts'

/** Which addresses and ports may be connected to. */
export interface Reach {
  readonly allowsAddress: (address: string) => boolean
  /** The port as a URL has it; empty for the scheme's own. */
  readonly allowsPort: (port: string) => boolean
}

/** Public addresses on the ports of the web. */
export const PUBLIC_INTERNET: Reach = {
  allowsAddress: isPublicAddress,
  allowsPort: (port) => port === '' || port === '80' || port === '443',
}

/** Everything, loopback included: for tests only (`ALLOW_PRIVATE_FETCH`). */
export const ANYWHERE: Reach = { allowsAddress: () => true, allowsPort: () => true }

/** The refusal of an address outside the public internet; it does not say which address a name led to. */
export function notPublic(): FetchRefusedError {
  return new FetchRefusedError('The address is not on the public internet, so it is not fetched.')
}
