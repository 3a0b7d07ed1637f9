import {
  bootService,
  expectError,
  expectRequestId,
  freePort,
  mintWorkspace,
  readBooks,
  SAMPLES,
  type TestService,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

/** What a text may cost of the engine, whatever is nested or repeated in it. */
const ENGINE_SECONDS = 0.3
const ATTEMPTS = 3

let service: TestService
let metrics: string
beforeAll(async () => {
  service = await bootService({ workers: 0, bootTimeoutMs: 170_000 })
  const port = await freePort()
  await service.startWorker({ METRICS_PORT: String(port) })
  metrics = `http://127.0.0.1:${port}/metrics`
})
afterAll(() => service.stop())

interface Spent {
  /** On the endpoint's jobs, by the clock. */
  readonly engine: number
  /** By the worker's whole process: what else runs on the machine does not count. */
  readonly cpu: number
}

/** Seconds spent so far, as the worker counts them. */
async function readSpent(endpoint: string): Promise<Spent> {
  const lines = (await (await fetch(metrics)).text()).split('\n').filter((line) => !line.startsWith('#'))
  const sumOf = (...parts: readonly string[]): number => {
    const line = lines.find((candidate) => parts.every((part) => candidate.includes(part)))
    return Number(line?.split(' ').at(-1) ?? 0)
  }
  const stage = 'redraft_job_stage_duration_seconds_sum{'
  return {
    engine: sumOf(stage, `endpoint="${endpoint}"`, 'stage="engine"'),
    cpu: sumOf('process_cpu_seconds_total '),
  }
}

const nested = (open: string, close: string, characters: number): string =>
  open.repeat(characters / (2 * open.length)) + close.repeat(characters / (2 * close.length))

/** Shapes that once took seconds, and their like. */
const SHAPES: Readonly<Record<string, (characters: number) => string>> = {
  'quote and parenthesis over and over': (n) => '"('.repeat(n / 2),
  'nested parentheses': (n) => nested('(', ')', n),
  'nested quotation marks': (n) => nested('“', '”', n),
  'quotation marks inside each other by turns': (n) => nested('“‘', '’”', n),
  'nested corner brackets': (n) => nested('「『', '』」', n),
  'commas over and over': (n) => 'a, '.repeat(n / 3),
}
/** Characters that an endpoint takes. */
const LENGTHS = { humanize: 1_400, paraphrase: 5_800, rewrite: 1_400, detect: 20_000 } as const

test.each(Object.entries(LENGTHS))(
  '5  %s spends 300 ms at most on a text of nested or repeated marks',
  async (endpoint, characters) => {
    const { post } = await mintWorkspace(service, { words: 10_000_000 })
    const slow: Record<string, number> = {}
    for (const [shape, make] of Object.entries(SHAPES)) {
      const text = `Plain words. ${make(characters)}`.slice(0, characters)
      let least = Number.POSITIVE_INFINITY
      // The machine may be busy: the quickest of some tries tells what the text costs.
      for (let attempt = 0; attempt < ATTEMPTS && least > ENGINE_SECONDS; attempt += 1) {
        const before = await readSpent(endpoint)
        const answered = await post(`/${endpoint}`, { text })
        expect([200, 413], answered.text).toContain(answered.status)
        const { engine, cpu } = await readSpent(endpoint)
        // What is not counted would pass whatever it took.
        if (answered.status === 200)
          expect(Math.min(engine - before.engine, cpu - before.cpu)).toBeGreaterThan(0)
        least = Math.min(least, engine - before.engine, cpu - before.cpu)
      }
      if (least > ENGINE_SECONDS) slow[shape] = least
    }
    expect(slow, JSON.stringify(slow)).toEqual({})
  },
)

test('7  a repeat under the Idempotency-Key of a deleted result is result_purged, and charges nothing', async () => {
  const { workspaceId, post, call } = await mintWorkspace(service)
  const key = { 'idempotency-key': 'probe-7' }
  const first = await post('/humanize', { text: SAMPLES.en }, key)
  expect(first.status, first.text).toBe(200)
  const paid = await readBooks(service.ctx, workspaceId)
  const deleted = await call(`/requests/${expectRequestId(first)}`, { method: 'DELETE' })
  expect(deleted.status).toBe(204)
  for (let i = 0; i < 3; i += 1) {
    expectError(await post('/humanize', { text: SAMPLES.en }, key), 'result_purged')
  }
  expect(await readBooks(service.ctx, workspaceId)).toEqual(paid)
})
