import { monitorEventLoopDelay } from 'node:perf_hooks'
import { parseArgs } from 'node:util'
import { LANGUAGES } from '@redraft/contracts'
import { jobOf, openRig, quantile, type Rig, timeJob } from './rig.ts'

/** Samples, then reviews: two answers in a row. */
const ANSWERS = 2

/** Requests one after another: what the worker adds to the answers of the model, in wall time and in CPU time. */
async function timeAlone(rig: Rig, { rounds, answerMs }: { rounds: number; answerMs: number }) {
  for (const language of LANGUAGES) {
    for (let round = 0; round < 5; round++) await timeJob(rig, jobOf('llm', language, round))
    const times: number[] = []
    const before = process.cpuUsage()
    for (let round = 0; round < rounds; round++)
      times.push((await timeJob(rig, jobOf('llm', language, round + 5))) - ANSWERS * answerMs)
    const { user, system } = process.cpuUsage(before)
    const cpuMs = (user + system) / 1_000 / rounds
    const [p50, p95] = [0.5, 0.95].map((share) => quantile(times, share).toFixed(1))
    console.log(
      `${language.padEnd(6)} over the model's own p50 ${p50} ms  p95 ${p95} ms  CPU ${cpuMs.toFixed(1)} ms a request`,
    )
  }
}

/** Local calls one after another for as long as `until` is pending. */
async function timeLocal(rig: Rig, until: Promise<unknown>): Promise<number[]> {
  let isOver = false
  void until.finally(() => {
    isOver = true
  })
  const times: number[] = []
  for (let round = 0; !isOver; round++) {
    times.push(await timeJob(rig, jobOf('local', LANGUAGES[round % 3] ?? 'en', round)))
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return times
}

/** Many requests at once, with local calls beside them: how late the event loop is, and what the local calls notice. */
async function timeTogether(rig: Rig, calls: number): Promise<void> {
  const quiet = await timeLocal(rig, new Promise((resolve) => setTimeout(resolve, 6_000)))
  const loop = monitorEventLoopDelay({ resolution: 5 })
  loop.enable()
  const all = Promise.all(
    Array.from({ length: calls }, (_, call) => timeJob(rig, jobOf('llm', LANGUAGES[call % 3] ?? 'en', call))),
  )
  const beside = await timeLocal(rig, all)
  loop.disable()
  const late = (share: number) => (loop.percentile(share) / 1e6).toFixed(1)
  console.log(
    `${calls} at once: p50 ${quantile(await all, 0.5).toFixed(0)} ms, event loop late p99 ${late(99)} ms, most ${late(100)} ms`,
  )
  for (const share of [0.5, 0.95]) {
    const [alone, loaded] = [quantile(quiet, share), quantile(beside, share)]
    console.log(
      `local p${100 * share} ${alone.toFixed(1)} ms alone, ${loaded.toFixed(1)} ms beside: ${(loaded / alone).toFixed(2)} ×`,
    )
  }
}

/** `npm run bench:llm [-- --rounds 20 --calls 200]`: what verification costs, and what many calls do to a worker. */
const { values } = parseArgs({
  options: { rounds: { type: 'string', default: '20' }, calls: { type: 'string', default: '200' } },
})
const [rounds, calls] = [Number(values.rounds), Number(values.calls)]

async function within(options: Parameters<typeof openRig>[0], work: (rig: Rig) => Promise<void>) {
  const rig = await openRig(options)
  await work(rig)
  const paragraphs = rig.uses.reduce((sum, use) => sum + use.paragraphs, 0)
  const fallbacks = rig.uses.flatMap((use) => Object.values(use.fallbacks)).reduce((sum, n) => sum + n, 0)
  const rejections = rig.uses.flatMap((use) => Object.entries(use.rejections))
  console.log(
    `${paragraphs} paragraphs, ${fallbacks} fell back, rejections: ${JSON.stringify(rejections.slice(0, 6))}`,
  )
  await rig.close()
}

if (rounds > 0)
  await within({ answerMs: 1_000, threads: 2, concurrency: 8 }, (rig) =>
    timeAlone(rig, { rounds, answerMs: 1_000 }),
  )
if (calls > 0)
  await within({ answerMs: 3_000, threads: 2, concurrency: 1_000 }, (rig) => timeTogether(rig, calls))
