import { createHash, randomBytes } from 'node:crypto'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'

const VALID_MINUTES = 60
const RANDOM_BYTES = 24

/** What is stored of a token: it has 192 random bits, so a fast hash is enough. */
export function hashResetToken(token: string): string {
  return createHash('sha256').update(`reset-password:${token}`).digest('base64url')
}

/** Opens a link to set a password, for an hour and one use; its token leaves here once. Earlier links stay open. */
export async function openResetLink({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly userId: string }
}): Promise<{ token: string; expiresAt: Date }> {
  const token = randomBytes(RANDOM_BYTES).toString('base64url')
  const expiresAt = new Date(Date.now() + VALID_MINUTES * 60_000)
  await ctx.db.prisma.verification.create({
    data: { id: newId(), identifier: hashResetToken(token), value: input.userId, expiresAt },
  })
  return { token, expiresAt }
}
