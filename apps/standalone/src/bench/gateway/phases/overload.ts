import { closedLoop, openLoop } from '../load/loops.ts'
import { median, percentile, throughput } from '../load/measurement.ts'
import { TENANTS } from '../rig.ts'
import type { Phase, PhaseContext } from './phase.ts'

const ROUNDS = 2
const TIMES = 3
const MIB = 1_048_576

type Round = Awaited<ReturnType<typeof measureRound>>

async function measureRound({ rig, seconds, concurrency }: PhaseContext) {
  const { send } = rig.ours
  const load = { send, tenantOf: (call: number) => call % TENANTS.many, seconds }
  const peak = throughput(await closedLoop({ ...load, concurrency }))
  await rig.ours.usage()
  const overloaded = await openLoop({ ...load, perSecond: TIMES * peak })
  const { gateway } = await rig.ours.usage()
  return {
    peak,
    offered: overloaded.sent / seconds,
    goodput: throughput(overloaded),
    ratio: throughput(overloaded) / peak,
    succeededP50Ms: percentile(overloaded.succeeded, 0.5),
    refused: overloaded.refused.length,
    refusalP50Ms: percentile(overloaded.refused, 0.5),
    refusalP95Ms: percentile(overloaded.refused, 0.95),
    statuses: overloaded.statuses,
    gatewayRssMib: gateway.peakRssBytes / MIB,
  }
}

/** Three times as many calls as the system can answer. */
export const overload: Phase = {
  name: 'overload',
  async run(context) {
    const rounds: Round[] = []
    for (let i = 0; i < ROUNDS; i++) rounds.push(await measureRound(context))
    const of = (value: Exclude<keyof Round, 'statuses'>): number =>
      median(rounds.map((round) => round[value]))
    const name = (what: string): string => `${TIMES} × overload: ${what}`
    return {
      rounds,
      figures: [
        { name: name('offered'), unit: 'req/s', ours: of('offered') },
        {
          ...{ name: name('goodput'), unit: 'req/s', ours: of('goodput'), ratio: of('ratio') },
          bar: '≥ 0.9 × peak',
        },
        { name: name('refusals p50'), unit: 'ms', ours: of('refusalP50Ms'), bar: '≤ 20 ms' },
        { name: name('refusals p95'), unit: 'ms', ours: of('refusalP95Ms') },
        { name: name('memory of the gateway'), unit: 'MiB', ours: of('gatewayRssMib'), bar: '≤ 250 MiB' },
      ],
    }
  },
}
