import { scryptSync } from 'node:crypto'
import { expect, test } from 'vitest'
import { hashPassword, verifyPassword } from './hash-password.ts'

const PASSWORD = 'correct horse battery'
/** What OWASP asks for, written out here so that no change of the code makes it cheaper unseen. */
const OWASP = { N: 32_768, r: 8, p: 3, maxmem: 2 ** 27 }

const owaspHash = (salt: string): string =>
  scryptSync(PASSWORD, Buffer.from(salt, 'hex'), 64, OWASP).toString('hex')

test('unless told otherwise a hash costs what OWASP asks for, and stands without its cost', async () => {
  const [salt = '', hash, ...rest] = (await hashPassword(PASSWORD)).split(':')
  expect([hash, rest]).toEqual([owaspHash(salt), []])
})

test('a hash without its cost is checked at the default one', async () => {
  const salt = '5a'.repeat(16)
  const hash = `${salt}:${owaspHash(salt)}`
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true)
})

test('a hash of another cost is checked at its own', async () => {
  const hash = await hashPassword(PASSWORD, 10)
  expect(hash).toMatch(/:10$/)
  expect(await verifyPassword({ hash, password: PASSWORD })).toBe(true)
  expect(await verifyPassword({ hash, password: 'another horse' })).toBe(false)
  expect(await verifyPassword({ hash: hash.replace(/10$/, '11'), password: PASSWORD })).toBe(false)
})
