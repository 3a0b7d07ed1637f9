import { createHash, randomBytes } from 'node:crypto'

const RANDOM_BYTES = 24

/** What is stored of a token: it has 192 random bits, so a fast hash is enough. */
export function hashSignUpToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(`sign-up:${token}`).digest())
}

/** A new token for the link that confirms an address. */
export function newSignUpToken(): { token: string; tokenHash: Uint8Array<ArrayBuffer> } {
  const token = randomBytes(RANDOM_BYTES).toString('base64url')
  return { token, tokenHash: hashSignUpToken(token) }
}
