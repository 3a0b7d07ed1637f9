import type { WorkTimes } from '@redraft/db'
import type { CoreContext } from '../context.ts'

/** The request's times by the database's clock; undefined when it is not to be worked on. */
export async function beginWork({
  ctx,
  input,
}: {
  ctx: CoreContext
  input: { readonly id: string }
}): Promise<WorkTimes | undefined> {
  return ctx.db.requests.workTimes(input.id)
}
