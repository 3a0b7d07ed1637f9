import type { IncomingMessage } from 'node:http'
import { ADMIN, newId, setWorkspace, sumModelUse } from '@redraft/core'
import {
  bootService,
  expectRequestId,
  type FakeRegistry,
  GATEWAY_SCRIPT,
  issuePaths,
  mintWorkspace,
  readBooks,
  spawnNode,
  startFakeRegistry,
  type TestService,
  WORKER_SCRIPT,
  waitFor,
} from '@redraft/testkit'
import { countWords } from '@redraft/text'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const TEXT =
  'It is important to note that the harbour board must publish its zephyrine report by 12 May [3]. Moreover, the towns along the coast may appeal against the decision within 30 days.'
const REWRITE =
  'The harbour board must publish its zephyrine report by 12 May [[P1]]. The towns along the coast may also appeal against the decision within 30 days.'
const OUTPUT = REWRITE.replace('[[P1]]', '[3]')
const KEY = 'sk-live-Quixotic7'

interface Asked {
  readonly authorization: string | undefined
  readonly messages: readonly { readonly role: string; readonly content: string }[]
}

const model = { answer: REWRITE, status: 200, asked: [] as Asked[] }

async function bodyOf(req: IncomingMessage): Promise<Pick<Asked, 'messages'>> {
  let raw = ''
  for await (const chunk of req) raw += String(chunk)
  return JSON.parse(raw) as Pick<Asked, 'messages'>
}

let endpoint: FakeRegistry
let service: TestService
beforeAll(async () => {
  endpoint = await startFakeRegistry((_path, res, req) => {
    void bodyOf(req).then(({ messages }) => {
      model.asked.push({ authorization: req.headers.authorization, messages })
      const isReview = messages.at(-1)?.content.startsWith('<source>') === true
      const content = isReview ? 'meaning: kept\nworse: 0' : `<text>${model.answer}</text>`
      const choices = [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }]
      const usage = { prompt_tokens: 100, completion_tokens: 40 }
      res.writeHead(model.status, { 'content-type': 'application/json' })
      res.end(JSON.stringify(model.status === 200 ? { choices, usage } : { error: { message: KEY } }))
    })
  })
  const llm = { LLM_BASE_URL: `${endpoint.url}/v1`, LLM_MODEL: 'toy', LLM_API_KEY: KEY, LLM_SAMPLES: '1' }
  service = await bootService({ env: { ENGINE: 'llm', REQUEST_TIMEOUT_MS: '60000', ...llm } })
})
beforeEach(() => Object.assign(model, { answer: REWRITE, status: 200, asked: [] }))
afterAll(async () => {
  await service?.stop()
  await endpoint?.close()
})

const readyz = async () => {
  const response = await fetch(`${service.baseUrl}/readyz`)
  return { status: response.status, body: (await response.json()) as { llm?: { state: string } } }
}

test('a text that the model rewrote comes back checked, is charged as any other, and its row says what it cost', async () => {
  const workspace = await mintWorkspace(service, { words: 1_000 })
  const answered = await workspace.post('/rewrite', { text: TEXT, language: 'en' })
  expect(answered.status, answered.text).toBe(200)
  expect(answered.json).toMatchObject({ output: OUTPUT, metadata: { engine: 'llm@0.1.0:toy' }, warnings: [] })
  expect(answered.json.words_used).toBe(countWords(TEXT))
  expect(await readBooks(service.ctx, workspace.workspaceId)).toMatchObject({ charged: countWords(TEXT) })
  expect(model.asked[0]?.authorization).toBe(`Bearer ${KEY}`)
  const id = expectRequestId(answered)
  const row = await service.ctx.db.prisma.apiRequest.findUniqueOrThrow({ where: { id } })
  expect(row.modelUse).toMatchObject({ model: 'toy', paragraphs: 1, calls: 2, tokensIn: 200, tokensOut: 80 })
  expect(await readyz()).toMatchObject({ status: 200, body: { status: 'ready', llm: { state: 'up' } } })
})

test('a request, and a workspace, can keep a text from the model', async () => {
  const workspace = await mintWorkspace(service)
  const local = await workspace.post('/rewrite', { text: TEXT, engine: 'local' })
  expect(local.json).toMatchObject({ metadata: { engine: expect.stringMatching(/^local@/) } })
  const input = { workspaceId: workspace.workspaceId, engine: 'local', engineLocked: true } as const
  await setWorkspace({ ctx: service.ctx, actor: ADMIN, input })
  const ask = () => workspace.post('/humanize', { text: TEXT, engine: 'llm' })
  const locked = await waitFor(async () => [await ask()].find(({ status }) => status === 400), {
    timeoutMs: 10_000,
    what: 'the gateway to read the lock',
  })
  model.asked.length = 0
  expect(issuePaths(locked)).toEqual(['engine'])
  expect(locked.text).toContain('locked to the local engine')
  const auto = await workspace.post('/paraphrase', { text: TEXT })
  expect(auto.json).toMatchObject({ metadata: { engine: expect.stringMatching(/^local@/) } })
  expect(model.asked).toEqual([])
})

test('a plan without the model refuses it by name, and rewrites locally where nobody asked for it', async () => {
  await service.ctx.db.prisma.plan.update({ where: { id: 'pro' }, data: { llmIncluded: false } })
  const workspace = await mintWorkspace(service, { plan: 'pro' })
  const refused = await workspace.post('/rewrite', { text: TEXT, engine: 'llm' })
  expect([refused.status, issuePaths(refused)]).toEqual([400, ['engine']])
  expect(refused.text).toContain('plan')
  const auto = await workspace.post('/rewrite', { text: TEXT })
  expect(auto.json).toMatchObject({ metadata: { engine: expect.stringMatching(/^local@/) } })
  expect(model.asked).toEqual([])
})

test('an endpoint that is down costs nothing but depth: the local engine answers, and readiness only says so', async () => {
  model.status = 500
  const workspace = await mintWorkspace(service)
  const answered = await workspace.post('/rewrite', { text: TEXT, engine: 'llm' })
  expect(answered.status, answered.text).toBe(200)
  expect(answered.json).toMatchObject({
    metadata: { engine: expect.stringMatching(/^local@/) },
    warning_codes: expect.arrayContaining(['model_unreachable']),
  })
  expect(await readyz()).toMatchObject({ status: 200, body: { status: 'ready', llm: { state: 'down' } } })
})

test('what the model cost is told by day, with the operator’s prices, to whoever may know', async () => {
  const workspace = await mintWorkspace(service)
  const { workspaceId } = workspace
  for (let count = 0; count < 2; count++) await workspace.post('/rewrite', { text: TEXT, engine: 'llm' })
  model.answer = REWRITE.replace('12 May', '13 May')
  await workspace.post('/rewrite', { text: TEXT, engine: 'llm' })
  const input = { workspaceId, since: new Date(Date.now() - 3_600_000), prices: { in: 2, out: 10 } }
  const days = await sumModelUse({ ctx: service.ctx, input })
  const totals = days.reduce((sum, day) => sum + day.requests, 0)
  expect(totals).toBe(3)
  // Good: rewrite and review. Bad: a sample, a repair and one more sample.
  const sum = (name: 'calls' | 'tokens_in' | 'tokens_out' | 'repairs') =>
    days.reduce((all, day) => all + day[name], 0)
  expect([sum('calls'), sum('tokens_in'), sum('tokens_out'), sum('repairs')]).toEqual([7, 700, 280, 1])
  expect(days.reduce((all, { cost }) => all + (cost ?? 0), 0)).toBeCloseTo((700 * 2 + 280 * 10) / 1e6, 10)
  expect(days.at(0)).toMatchObject({ model: 'toy', fallbacks: { rejected: 1 } })
  const refused = days.flatMap(({ rejections }) => Object.values(rejections))
  expect(refused.reduce((all, count) => all + count, 0)).toBe(3)
  const none = await sumModelUse({ ctx: service.ctx, input: { ...input, workspaceId: newId() } })
  expect(none).toEqual([])
})

test('what a model breaks never reaches a caller', async () => {
  model.answer = REWRITE.replace('12 May', '13 May').replace('must', 'should')
  const workspace = await mintWorkspace(service)
  const answered = await workspace.post('/rewrite', { text: TEXT, engine: 'llm' })
  expect(answered.status, answered.text).toBe(200)
  expect(answered.json).toMatchObject({ warning_codes: expect.arrayContaining(['model_answers_rejected']) })
  expect(answered.json.output).toContain('12 May [3]')
  expect(answered.json.output).toContain('must')
})

test('neither the key of the endpoint nor a text is ever logged', () => {
  expect(service.output()).not.toContain(KEY)
  expect(service.output()).not.toContain('zephyrine')
})

test.each([
  ['gateway', GATEWAY_SCRIPT],
  ['worker', WORKER_SCRIPT],
])('a %s whose engine has no address refuses to start, with one line that says so', async (_, script) => {
  const spawned = spawnNode(script, { ...service.env, ENGINE: 'llm', LLM_BASE_URL: '', LLM_MODEL: '' })
  expect(await spawned.exited).toMatchObject({ code: 1 })
  const lines = spawned.output().trim().split('\n')
  expect(lines).toEqual([
    'Invalid settings:',
    expect.stringMatching(/LLM_BASE_URL is required with ENGINE=llm/),
  ])
})
