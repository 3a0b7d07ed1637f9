import { AppError } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'
import { isUuid } from '../ids.ts'

/** The workspace with this id; throws `not_found`. */
export async function findWorkspace({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string }
}) {
  const workspace = isUuid(input.workspaceId)
    ? await ctx.db.prisma.workspace.findUnique({ where: { id: input.workspaceId } })
    : null
  if (!workspace) throw new AppError('not_found', { detail: 'There is no workspace with this id.' })
  return workspace
}
