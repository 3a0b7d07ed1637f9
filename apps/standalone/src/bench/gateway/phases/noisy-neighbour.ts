import { closedLoop, openLoop } from '../load/loops.ts'
import { median, percentile, throughput } from '../load/measurement.ts'
import { TENANTS } from '../rig.ts'
import type { Phase, PhaseContext } from './phase.ts'

const ROUNDS = 2
const SMALL_PER_SECOND = 20
/** Below the in-flight ceiling of a workspace (256), so that the flood is worked on and not refused. */
const FLOOD_IN_FLIGHT = 200

type Round = Awaited<ReturnType<typeof measureRound>>

async function measureRound({ rig, seconds }: PhaseContext) {
  const { send } = rig.ours
  const small = () => openLoop({ send, tenantOf: () => TENANTS.small, seconds, perSecond: SMALL_PER_SECOND })
  const quiet = await small()
  // The flood begins first and ends last.
  const flooding = closedLoop({
    ...{ send, tenantOf: () => TENANTS.flooding, concurrency: FLOOD_IN_FLIGHT },
    seconds: seconds + 1,
  })
  const flooded = await small()
  const flood = await flooding
  const quietP95Ms = percentile(quiet.succeeded, 0.95)
  const floodedP95Ms = percentile(flooded.succeeded, 0.95)
  return { quietP95Ms, floodedP95Ms, ratio: floodedP95Ms / quietP95Ms, floodPerSecond: throughput(flood) }
}

/** A small tenant's calls while another workspace has as much in flight as it may. */
export const noisyNeighbour: Phase = {
  name: 'noisy neighbour',
  async run(context) {
    const rounds: Round[] = []
    for (let i = 0; i < ROUNDS; i++) rounds.push(await measureRound(context))
    const of = (value: keyof Round): number => median(rounds.map((round) => round[value]))
    return {
      rounds,
      figures: [
        { name: 'Small tenant alone: p95', unit: 'ms', ours: of('quietP95Ms') },
        {
          ...{ name: `Small tenant beside ${FLOOD_IN_FLIGHT} calls of another: p95`, unit: 'ms' },
          ...{ ours: of('floodedP95Ms'), ratio: of('ratio'), bar: '≤ 3 × alone' },
        },
      ],
    }
  },
}
