import { setTimeout as pause } from 'node:timers/promises'
import type { Send } from './client.ts'
import { type Measurement, Recorder } from './measurement.ts'

export interface Load {
  readonly send: Send
  /** The tenant of the n-th call. */
  readonly tenantOf: (call: number) => number
  readonly seconds: number
}

/** Closed loop: `concurrency` callers, each calling again as soon as it was answered. */
export async function closedLoop({
  concurrency,
  ...load
}: Load & { concurrency: number }): Promise<Measurement> {
  const recorder = new Recorder(load.seconds)
  let calls = 0
  const caller = async (): Promise<void> => {
    while (!recorder.over) {
      const tenant = load.tenantOf(calls++)
      await recorder.record(() => load.send(tenant), performance.now())
    }
  }
  await Promise.all(Array.from({ length: concurrency }, caller))
  return recorder.done()
}

/**
 * Open loop: `perSecond` calls begin each second, however slow the answers are. A latency counts from the time at
 * which the call was due, so that a stall is felt by every call that it delays.
 */
export async function openLoop({ perSecond, ...load }: Load & { perSecond: number }): Promise<Measurement> {
  const recorder = new Recorder(load.seconds)
  const intervalMs = 1_000 / perSecond
  const startedAt = performance.now()
  const running: Promise<void>[] = []
  while (!recorder.over) {
    for (let due = startedAt + running.length * intervalMs; due <= performance.now(); due += intervalMs) {
      const tenant = load.tenantOf(running.length)
      running.push(recorder.record(() => load.send(tenant), due))
    }
    const next = startedAt + running.length * intervalMs
    await pause(Math.max(next - performance.now(), 0))
  }
  await Promise.all(running)
  return recorder.done()
}
