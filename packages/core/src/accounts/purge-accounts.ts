import type { CoreContext } from '../context.ts'

/** How long the network that a trial was given to is known: the day it counts for, in every time zone. */
const NETWORK_KEPT_MS = 2 * 86_400_000

/** Deletes sessions, links, sign-ups and invitations that have expired, and forgets where trials were given to. */
export async function purgeAccounts({ ctx }: { ctx: CoreContext }): Promise<void> {
  const { prisma } = ctx.db
  const where = { expiresAt: { lt: new Date() } }
  await prisma.session.deleteMany({ where })
  await prisma.verification.deleteMany({ where })
  await prisma.invitation.deleteMany({ where })
  await prisma.pendingSignUp.deleteMany({ where })
  const grantedAt = { lt: new Date(Date.now() - NETWORK_KEPT_MS) }
  await prisma.trialGrant.updateMany({
    where: { grantedAt, network: { not: null } },
    data: { network: null },
  })
}
