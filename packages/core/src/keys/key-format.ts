import { createHash, randomInt } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** `rd_live_` + 30 random base62 characters + CRC-32 of all that as 6 base62 characters (contract, section 7). */
const PREFIX = 'rd_live_'
const RANDOM_CHARACTERS = 30
const CHECK_CHARACTERS = 6
const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const FORM = new RegExp(`^${PREFIX}[0-9A-Za-z]{${RANDOM_CHARACTERS + CHECK_CHARACTERS}}$`)

/** Characters of a key that may be shown to people. */
export const SHOWN_CHARACTERS = 12

function checksum(value: string): string {
  let rest = crc32(value)
  let digits = ''
  for (let i = 0; i < CHECK_CHARACTERS; i++) {
    digits = ALPHABET.charAt(rest % 62) + digits
    rest = Math.floor(rest / 62)
  }
  return digits
}

/** Makes a new key from the system's secure random source. */
export function generateKey(): string {
  let body = PREFIX
  for (let i = 0; i < RANDOM_CHARACTERS; i++) body += ALPHABET.charAt(randomInt(62))
  return body + checksum(body)
}

/** True when the value has the form of a key and its checksum fits; says nothing about whether it exists. */
export function isWellFormedKey(value: string): boolean {
  if (!FORM.test(value)) return false
  return checksum(value.slice(0, -CHECK_CHARACTERS)) === value.slice(-CHECK_CHARACTERS)
}

/** SHA-256 of a key. A fast hash is right here: the key has 178 random bits, so it cannot be guessed from its hash. */
export function hashKey(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
