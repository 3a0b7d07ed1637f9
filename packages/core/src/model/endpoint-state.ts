import type { ModelEndpointState } from '@redraft/contracts'
import type { CoreContext } from '../context.ts'

/** One endpoint for an installation. */
const ID = 'llm'

/** Writes down what a worker sees of the model's endpoint, by the database's clock; the last who looked is right. */
export async function noteEndpointState({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly state: Exclude<ModelEndpointState, 'unknown'> }
}): Promise<void> {
  await ctx.db.prisma.$executeRaw`
    INSERT INTO model_endpoint AS e (id, state, changed_at) VALUES (${ID}, ${input.state}, clock_timestamp())
    ON CONFLICT (id) DO UPDATE SET state = EXCLUDED.state, changed_at = EXCLUDED.changed_at
      WHERE e.state <> EXCLUDED.state`
}

/** What workers last saw of the model's endpoint. */
export async function readEndpointState({
  ctx,
}: {
  ctx: CoreContext
}): Promise<{ readonly state: ModelEndpointState; readonly changedAt: Date | null }> {
  const row = await ctx.db.prisma.modelEndpoint.findUnique({ where: { id: ID } })
  const state = row?.state === 'up' || row?.state === 'down' ? row.state : 'unknown'
  return { state, changedAt: row?.changedAt ?? null }
}
