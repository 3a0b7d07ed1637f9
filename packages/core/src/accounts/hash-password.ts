import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'

/** OWASP Password Storage Cheat Sheet (2023): scrypt with N = 2^15, r = 8, p = 3. The cost is the logarithm of N. */
export const DEFAULT_PASSWORD_COST = 15
const BLOCK_SIZE = 8
const PARALLEL = 3
const KEY_BYTES = 64

/** Twice what scrypt needs for its blocks, which is 128 · N · r bytes. */
function optionsOf(cost: number): ScryptOptions {
  const N = 2 ** cost
  return { N, r: BLOCK_SIZE, p: PARALLEL, maxmem: 2 * 128 * N * BLOCK_SIZE }
}

function derive(password: string, salt: Buffer, cost: number): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFKC'), salt, KEY_BYTES, optionsOf(cost), (error, key) =>
      error ? reject(error) : resolve(key),
    )
  })
}

/** Hashes a password with a fresh salt, as `salt:hash` in hexadecimal, and `:cost` where that is not the default. */
export async function hashPassword(
  password: string,
  cost: number | undefined = DEFAULT_PASSWORD_COST,
): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, cost)
  const parts = [salt.toString('hex'), hash.toString('hex')]
  return (cost === DEFAULT_PASSWORD_COST ? parts : [...parts, cost]).join(':')
}

/** True when the password is the one of a hash made by `hashPassword`; takes the same time for every wrong one. */
export async function verifyPassword({
  hash,
  password,
}: {
  readonly hash: string
  readonly password: string
}): Promise<boolean> {
  const [salt = '', expected = '', cost = DEFAULT_PASSWORD_COST] = hash.split(':')
  const wanted = Buffer.from(expected, 'hex')
  const actual = await derive(password, Buffer.from(salt, 'hex'), Number(cost))
  return wanted.length === actual.length && timingSafeEqual(wanted, actual)
}
