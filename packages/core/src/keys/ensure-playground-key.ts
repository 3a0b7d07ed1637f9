import { AppError } from '@redraft/contracts'
import { callEnsurePlaygroundKey } from '@redraft/db'
import type { CoreContext } from '../context.ts'
import { newId } from '../ids.ts'
import { type AuthenticatedKey, engineTerms } from './authenticate-key.ts'

/**
 * The key under which calls made in the console are metered and logged, with the workspace's allowances. It has no
 * secret: only a signed-in member can use it. Throws `not_found` for an unknown workspace.
 */
export async function ensurePlaygroundKey({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly workspaceId: string }
}): Promise<AuthenticatedKey> {
  const { workspaceId } = input
  const workspace = await ctx.db.prisma.workspace.findUnique({
    where: { id: workspaceId },
    include: { plan: true, keys: { where: { kind: 'playground' }, select: { id: true } } },
  })
  if (!workspace) throw new AppError('not_found')
  const keyId =
    workspace.keys[0]?.id ?? (await callEnsurePlaygroundKey(ctx.db.prisma, { id: newId(), workspaceId }))
  return {
    keyId,
    workspaceId,
    scopes: [],
    requestsPerMinute: workspace.requestsPerMinute ?? workspace.plan.requestsPerMinute,
    citationRequestsPerMinute:
      workspace.citationRequestsPerMinute ?? workspace.plan.citationRequestsPerMinute,
    engines: engineTerms({ ...workspace, llmIncluded: workspace.plan.llmIncluded }),
  }
}
