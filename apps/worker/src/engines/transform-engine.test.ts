import { setTimeout as after } from 'node:timers/promises'
import { AppError, type EngineLimits, type TransformEngine, type TransformTask } from '@redraft/contracts'
import { createLogger } from '@redraft/observability'
import {
  bootService,
  expectError,
  freePort,
  type MintedWorkspace,
  mintWorkspace,
  readBooks,
  SAMPLES,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { createTextEngines, createWorker, readConfig, type Worker } from '@redraft/worker'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

/** An engine as CONTRIBUTING's recipe has it: it awaits something, and knows neither detector nor threads. */
const toy = { runs: [] as { task: TransformTask; limits: EngineLimits }[], waitMs: 5, refusal: false }
const toyEngine: TransformEngine = {
  async transform(task, limits) {
    toy.runs.push({ task, limits })
    await after(toy.waitMs, undefined, { signal: limits.signal })
    const detail = 'The toy refuses this text.'
    const issues = [{ path: 'text', message: detail }]
    if (toy.refusal) throw new AppError('validation_failed', { detail, data: { issues } })
    return { output: task.text, changes: [], warnings: [{ code: 'no_change' }], engine: 'toy@1' }
  },
}

let service: TestService
let worker: Worker
let workspace: MintedWorkspace
let metricsUrl: string
beforeAll(async () => {
  service = await bootService({ workers: 0, env: { REQUEST_TIMEOUT_MS: '2000' } })
  const port = await freePort()
  metricsUrl = `http://127.0.0.1:${port}/metrics`
  const environment = { ...service.env, WORKER_WARM_UP: 'all', METRICS_PORT: String(port) }
  worker = createWorker({
    config: readConfig(environment),
    logger: createLogger({ level: 'silent', name: 'worker' }),
    texts: createTextEngines({ threads: 1, transform: () => ({ local: toyEngine }) }),
  })
  await worker.start()
})
beforeEach(async () => {
  Object.assign(toy, { runs: [], waitMs: 5, refusal: false })
  workspace = await mintWorkspace(service)
})
afterAll(async () => {
  await worker?.close()
  await service?.stop()
})

const text = SAMPLES.en
const words = countWords(text)
const books = () => readBooks(service.ctx, workspace.workspaceId)

test('an engine that only returns a promise answers every transform, and the worker scores its output', async () => {
  for (const path of ['/humanize', '/paraphrase', '/rewrite']) {
    const { status, json } = await workspace.post(path, { text, language: 'en', personal_terms: ['Okafor'] })
    expect(status).toBe(200)
    expect(json).toMatchObject({
      output: text,
      warnings: ['No safe change was found.'],
      warning_codes: ['no_change'],
      warning_values: [{}],
      metadata: { engine: 'toy@1' },
    })
    const { before, after: scored } = json.signal_review as Record<'before' | 'after', { score: number }>
    expect(before.score).toBeGreaterThan(0)
    expect(scored).toEqual(before)
  }
  expect(toy.runs.map(({ task }) => task.goal.endpoint)).toEqual(['humanize', 'paraphrase', 'rewrite'])
  expect(toy.runs.every(({ task }) => task.personalTerms[0] === 'Okafor')).toBe(true)
  expect(await books()).toMatchObject({ charged: 3 * words, chargedRows: 3, pendingRows: 0 })
})

test('an engine that outlasts its deadline is aborted, and the caller pays nothing', async () => {
  toy.waitMs = 60_000
  expectError(await workspace.post('/rewrite', { text }), 'processing_timeout')
  const [run] = toy.runs
  await waitFor(() => run?.limits.signal.aborted, { timeoutMs: 10_000, what: 'the abort' })
  expect(run?.limits.deadline).toBeLessThanOrEqual(performance.now() + 1)
  expect(await books()).toMatchObject({ charged: 0, pendingRows: 0 })
})

test('what an engine refuses is told to the caller, uncharged', async () => {
  toy.refusal = true
  const answer = await workspace.post('/paraphrase', { text })
  expectError(answer, 'validation_failed')
  expect(answer.json.message).toBe('The toy refuses this text.')
  expect(await books()).toMatchObject({ charged: 0, pendingRows: 0 })
})

test("a worker's metrics tell outcomes and stages of its jobs, and nothing of their texts", async () => {
  await workspace.post('/rewrite', { text })
  const answer = await fetch(metricsUrl)
  expect(answer.headers.get('content-type')).toMatch(/^text\/plain/)
  const page = await answer.text()
  expect(page).toMatch(/redraft_jobs_total\{endpoint="rewrite",outcome="succeeded"\} [1-9]/)
  for (const stage of ['queue_wait', 'engine', 'settle']) {
    expect(page).toContain(`redraft_job_stage_duration_seconds_count{endpoint="rewrite",stage="${stage}"}`)
  }
  expect(page).toMatch(/redraft_engine_threads_busy 0/)
  expect(page).not.toContain(text.slice(0, 20))
})
