import type { ModelUse } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'

/** Adds to a request's row what it cost in calls to the model, whatever becomes of the request. */
export async function recordModelUse({
  ctx,
  input: { id, modelUse },
}: {
  ctx: CoreContext
  input: { readonly id: string; readonly modelUse: ModelUse }
}): Promise<void> {
  await ctx.db.prisma.$executeRaw`
    UPDATE api_request SET model_use = ${JSON.stringify(modelUse)}::jsonb WHERE id = ${id}::uuid`
}
