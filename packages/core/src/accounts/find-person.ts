import type { Person } from '@redraft/contracts/console'
import type { CoreContext } from '../context.ts'

/** The person with this e-mail address, in any case of letters. */
export async function findPerson({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly email: string }
}): Promise<Person | undefined> {
  const user = await ctx.db.prisma.user.findUnique({ where: { email: input.email.trim().toLowerCase() } })
  return user ? { id: user.id, name: user.name, email: user.email } : undefined
}
