import { expect, test } from 'vitest'
import { hashMailbox, mailboxOf } from './mailbox.ts'
import { networkOf } from './network.ts'

test.each([
  ['Ada@Test.dev', 'ada@test.dev'],
  ['ada+trial2@test.dev', 'ada@test.dev'],
  ['a.d.a@test.dev', 'a.d.a@test.dev'],
  ['A.d.a+x@gmail.com', 'ada@gmail.com'],
  ['ada@googlemail.com', 'ada@gmail.com'],
  ['+ada@test.dev', '+ada@test.dev'],
])('letters to %s arrive at %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox)
  expect(hashMailbox(email)).toEqual(hashMailbox(mailbox))
})

test.each([
  ['203.0.113.7', '203.0.113.0/24'],
  ['::ffff:203.0.113.200', '203.0.113.0/24'],
  ['2001:db8:1:2ff:aaaa::1', '2001:db8:1:200::/56'],
  ['2001:0DB8:0001:0200::1', '2001:db8:1:200::/56'],
  ['2001:db8::1', '2001:db8:0:0::/56'],
  ['::1', '0:0:0:0::/56'],
  ['fe80::1%eth0', 'fe80:0:0:0::/56'],
  ['not an address', 'unknown'],
  [undefined, 'unknown'],
])('%s belongs to the block %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})
