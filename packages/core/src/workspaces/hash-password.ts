import { randomBytes, type ScryptOptions, scrypt } from 'node:crypto'

/** OWASP Password Storage Cheat Sheet (2023): scrypt with N = 2^15, r = 8, p = 3. */
const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 3, maxmem: 128 * 2 ** 20 }
const KEY_BYTES = 64

/** Hashes a password with a fresh salt, as `salt:hash` in hexadecimal. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await new Promise<Buffer>((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, COST, (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
  return `${salt.toString('hex')}:${hash.toString('hex')}`
}
