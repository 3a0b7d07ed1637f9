import type { CoreContext } from '../context.ts'

/** Deletes sessions, links and invitations that have expired. */
export async function purgeAccounts({ ctx }: { ctx: CoreContext }): Promise<void> {
  const { prisma } = ctx.db
  const where = { expiresAt: { lt: new Date() } }
  await prisma.session.deleteMany({ where })
  await prisma.verification.deleteMany({ where })
  await prisma.invitation.deleteMany({ where })
}
