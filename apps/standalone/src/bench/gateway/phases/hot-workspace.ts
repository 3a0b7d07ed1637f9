import { closedLoop } from '../load/loops.ts'
import { TENANTS } from '../rig.ts'
import type { Phase } from './phase.ts'
import { compared, sideBySide } from './side-by-side.ts'

const ROUNDS = 2

/** All calls deduct from the balance of one workspace. */
export const hotWorkspace: Phase = {
  name: 'hot workspace',
  async run(context) {
    const { concurrency } = context
    const rounds = await sideBySide(context, ROUNDS, (target, seconds) =>
      closedLoop({ send: target.send, tenantOf: () => TENANTS.hot, seconds, concurrency }),
    )
    const name = (what: string): string => `One hot workspace, ${concurrency} in flight: ${what}`
    return {
      rounds,
      figures: [
        { name: name('throughput'), unit: 'req/s', ...compared(rounds, 'perSecond'), bar: '≥ 350 req/s' },
        { name: name('p99'), unit: 'ms', ...compared(rounds, 'p99Ms') },
      ],
    }
  },
}
