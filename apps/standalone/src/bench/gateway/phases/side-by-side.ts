import { type Measurement, median, percentile, throughput } from '../load/measurement.ts'
import type { Target } from '../rig.ts'
import type { PhaseContext } from './phase.ts'

export interface Side {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p99Ms: number
  readonly failed: number
  /** CPU time per success. */
  readonly gatewayCpuMs: number
  readonly workerCpuMs: number
  readonly storesCpuMs: number
  readonly totalCpuMs: number
}

export interface Round {
  readonly ours: Side
  readonly reference: Side
}

export type Measure = (target: Target, seconds: number) => Promise<Measurement>

const WARM_UP_SECONDS = 1

async function measureSide(target: Target, seconds: number, measure: Measure): Promise<Side> {
  await measure(target, Math.min(WARM_UP_SECONDS, seconds))
  await target.usage()
  const measurement = await measure(target, seconds)
  const { gateway, worker, storesCpuMs } = await target.usage()
  const count = measurement.succeeded.length
  return {
    perSecond: throughput(measurement),
    p50Ms: percentile(measurement.succeeded, 0.5),
    p99Ms: percentile(measurement.succeeded, 0.99),
    failed: measurement.failed + measurement.refused.length,
    gatewayCpuMs: gateway.cpuMs / count,
    workerCpuMs: worker.cpuMs / count,
    storesCpuMs: storesCpuMs / count,
    totalCpuMs: (gateway.cpuMs + worker.cpuMs + storesCpuMs) / count,
  }
}

/** Measures both systems in turns, so that what else the machine does falls on both. */
export async function sideBySide(
  { rig, seconds }: PhaseContext,
  rounds: number,
  measure: Measure,
): Promise<Round[]> {
  const results: Round[] = []
  for (let i = 0; i < rounds; i++) {
    results.push({
      ours: await measureSide(rig.ours, seconds, measure),
      reference: await measureSide(rig.reference, seconds, measure),
    })
  }
  return results
}

/** Medians over the rounds of one value for both sides, and of the quotient within each round. */
export function compared(rounds: readonly Round[], value: keyof Side) {
  return {
    ours: median(rounds.map(({ ours }) => ours[value])),
    reference: median(rounds.map(({ reference }) => reference[value])),
    ratio: median(rounds.map(({ ours, reference }) => ours[value] / reference[value])),
  }
}
