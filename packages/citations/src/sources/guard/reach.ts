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

/** Everything, loopback included: for mirrors that the operator named, and for tests (`ALLOW_PRIVATE_FETCH`). */
export const ANYWHERE: Reach = { allowsAddress: () => true, allowsPort: () => true }
