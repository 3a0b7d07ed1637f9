import { closedLoop } from '../load/loops.ts'
import { TENANTS } from '../rig.ts'
import type { Phase } from './phase.ts'
import { compared, sideBySide } from './side-by-side.ts'

const ROUNDS = 3

/** Throughput and latency at fixed concurrency over many workspaces. */
export const manyWorkspaces: Phase = {
  name: 'many workspaces',
  async run(context) {
    const { concurrency, rig } = context
    const before = await rig.database()
    const tenantOf = (call: number): number => call % TENANTS.many
    const rounds = await sideBySide(context, ROUNDS, (target, seconds) =>
      closedLoop({ send: target.send, tenantOf, seconds, concurrency }),
    )
    const after = await rig.database()
    const name = (what: string): string => `${TENANTS.many} workspaces, ${concurrency} in flight: ${what}`
    return {
      rounds: [...rounds, { database: { before, after } }],
      figures: [
        {
          ...{ name: name('throughput'), unit: 'req/s', ...compared(rounds, 'perSecond') },
          bar: '≥ 500 req/s; ≥ 1.5 × reference',
        },
        { name: name('p50'), unit: 'ms', ...compared(rounds, 'p50Ms') },
        { name: name('p99'), unit: 'ms', ...compared(rounds, 'p99Ms'), bar: '≤ 0.7 × reference' },
        { name: 'CPU of the gateway per request', unit: 'ms', ...compared(rounds, 'gatewayCpuMs') },
        { name: 'CPU of the worker per request', unit: 'ms', ...compared(rounds, 'workerCpuMs') },
        { name: 'CPU of the stores per request', unit: 'ms', ...compared(rounds, 'storesCpuMs') },
        { name: 'CPU of all of them per request', unit: 'ms', ...compared(rounds, 'totalCpuMs') },
        { name: 'Failed or refused calls', unit: '', ...withoutRatio(compared(rounds, 'failed')) },
      ],
    }
  },
}

function withoutRatio({ ours, reference }: { ours: number; reference: number }) {
  return { ours, reference }
}
