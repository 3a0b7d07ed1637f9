import { isIPv6 } from 'node:net'

/** Groups of an IPv6 address that name the network of one customer (a /64). */
const NETWORK_GROUPS = 4

function groupsOf(address: string): string[] {
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const missing = tail === undefined ? 0 : Math.max(8 - left.length - right.length, 0)
  return [...left, ...Array.from({ length: missing }, () => '0'), ...right]
}

/** Who is behind an address: the address itself, or the /64 of an IPv6 one, whose owner has all of it. */
export function addressBlock(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, '')
  if (!isIPv6(plain)) return plain
  return `${groupsOf(plain.split('%')[0] ?? '')
    .slice(0, NETWORK_GROUPS)
    .join(':')}::/64`
}
