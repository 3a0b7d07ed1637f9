import { openLoop } from '../load/loops.ts'
import { TENANTS } from '../rig.ts'
import type { Phase } from './phase.ts'
import { compared, sideBySide } from './side-by-side.ts'

const ROUNDS = 2
const PER_SECOND = 100

/** What the path adds to an engine's own time, at a load that leaves the machine room. */
export const overhead: Phase = {
  name: 'overhead',
  async run(context) {
    const tenantOf = (call: number): number => call % TENANTS.many
    const rounds = await sideBySide(context, ROUNDS, (target, seconds) =>
      openLoop({ send: target.send, tenantOf, seconds, perSecond: PER_SECOND }),
    )
    const name = (what: string): string => `Overhead at ${PER_SECOND} req/s: ${what}`
    return {
      rounds,
      figures: [
        { name: name('p50'), unit: 'ms', ...compared(rounds, 'p50Ms'), bar: '≤ 8 ms' },
        { name: name('p99'), unit: 'ms', ...compared(rounds, 'p99Ms'), bar: '≤ 60 ms' },
      ],
    }
  },
}
