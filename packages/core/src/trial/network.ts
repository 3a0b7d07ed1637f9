import { isIP } from 'node:net'

/** What one customer of a provider usually has: a site gets a /56 of IPv6, and IPv4 is counted by /24. */
const IPV4_BYTES = 3
const IPV6_GROUPS = 3
const GROUPS = 8

const groupsOf = (part: string): string[] => (part === '' ? [] : part.split(':'))

/** The first 56 bits of an IPv6 address in the form that URLs have, as four groups. */
function ipv6Block(address: string): string {
  const [head = '', tail] = address.split('::')
  const before = groupsOf(head)
  const after = groupsOf(tail ?? '')
  const gap = tail === undefined ? 0 : GROUPS - before.length - after.length
  const groups = [...before, ...Array.from({ length: gap }, () => '0'), ...after]
  const fourth = Number.parseInt(groups[IPV6_GROUPS] ?? '0', 16) & 0xff00
  return `${[...groups.slice(0, IPV6_GROUPS), fourth.toString(16)].join(':')}::/56`
}

/** The block of addresses that one belongs to, such as `203.0.113.0/24` or `2001:db8:1:200::/56`; `unknown` for none. */
export function networkOf(address: string | undefined): string {
  const plain = (address ?? '').replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '')
  if (isIP(plain) === 4) return `${plain.split('.').slice(0, IPV4_BYTES).join('.')}.0/24`
  if (isIP(plain) !== 6) return 'unknown'
  return ipv6Block(new URL(`http://[${plain}]`).hostname.slice(1, -1))
}
