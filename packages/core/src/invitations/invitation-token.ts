import { createHash, randomBytes } from 'node:crypto'

/** So that logs know one when they see it. */
const PREFIX = 'rd_invite_'
const RANDOM_BYTES = 24

/** A new token from the system's secure random source, for a link. */
export function newInvitationToken(): string {
  return PREFIX + randomBytes(RANDOM_BYTES).toString('hex')
}

/** What is stored of a token: it has 192 random bits, so a fast hash is enough. */
export function hashInvitationToken(token: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(createHash('sha256').update(token).digest())
}
