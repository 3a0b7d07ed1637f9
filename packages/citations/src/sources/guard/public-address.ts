import ipaddr from 'ipaddr.js'

/**
 * True for an IP address of the public internet; a name is not one. IPv4 written inside IPv6 is judged as IPv4. IPv6
 * must lie in 2000::/3, the only block given out (IANA IPv6 address space), and in no special range of it.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.process(address)
  if (parsed.range() !== 'unicast') return false
  return parsed.kind() === 'ipv4' || (parsed.toByteArray()[0] ?? 0) >> 5 === 0b001
}

/** True for an IP address in any notation that a connection would understand, names excluded. */
export function isAddressLiteral(host: string): boolean {
  return ipaddr.isValid(host)
}
