import { closedLoop } from './load/loops.ts'
import { type Rig, TENANTS } from './rig.ts'

const SECONDS = 2

/** Lets both systems compile their hot code and open their connections before anything is measured. */
export async function warmUp({ ours, reference }: Rig, concurrency: number): Promise<void> {
  const tenantOf = (call: number): number => call % TENANTS.many
  for (const { send } of [ours, reference]) {
    await closedLoop({ send, tenantOf, seconds: SECONDS, concurrency })
  }
}
