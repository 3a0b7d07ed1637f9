import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP Password Storage Cheat Sheet (2023): scrypt with N = 2^15, r = 8, p = 3. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 128 * 2 ** 20 }
const KEY_BYTES = 64

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Hashes a password with a fresh salt, as `salt:hash` in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt)
  return `${salt.toString('hex')}:${hash.toString('hex')}`
}

/** True when the password is the one of a hash made by `hashPassword`; takes the same time for every wrong one. */
export async function verifyPassword({
  hash,
  password,
}: {
  readonly hash: string
  readonly password: string
}): Promise<boolean> {
  const [salt = '', expected = ''] = hash.split(':')
  const wanted = Buffer.from(expected, 'hex')
  const actual = await derive(password, Buffer.from(salt, 'hex'))
  return wanted.length === actual.length && timingSafeEqual(wanted, actual)
}
