import {
  bootService,
  expectError,
  type FakeRegistry,
  mintWorkspace,
  spawnNode,
  startFakeRegistry,
  type TestService,
  WORKER_SCRIPT,
  waitFor,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'

const RECORD = { type: 'book', title: 'Turtles', DOI: '10.5555/turtles' }

let mirror: FakeRegistry
/** Another service of the operator's network. */
let neighbour: FakeRegistry
let service: TestService
beforeAll(async () => {
  neighbour = await startFakeRegistry((_, res) => res.end('{"title":"secret"}'))
  mirror = await startFakeRegistry((path, res) => {
    res.setHeader('content-type', 'application/json')
    if (path.startsWith('/ra/')) res.end('[{"RA":"DataCite"}]')
    else if (path === '/10.5555/turtles') res.end(JSON.stringify(RECORD))
    else if (path === '/10.5555/elsewhere') res.writeHead(302, { location: `${neighbour.url}/` }).end()
    else res.writeHead(503).end()
  })
  const env = { WORKER_QUEUES: 'citation', DOI_BASE_URL: mirror.url }
  service = await bootService({ bootTimeoutMs: 120_000, env })
})
afterAll(async () => {
  await service.stop()
  await mirror.close()
  await neighbour.close()
})

test('6  a mirror on loopback is asked because DOI_BASE_URL names it, and only for identifiers', async () => {
  const { post } = await mintWorkspace(service)
  const cited = await post('/citation', { input: '10.5555/turtles' })
  expect(cited.status, cited.text).toBe(200)
  expect(cited.json.text).toContain('Turtles')
  const asked = mirror.asked.length
  expectError(await post('/citation', { input: `${mirror.url}/page` }), 'source_not_found')
  expect(mirror.asked).toHaveLength(asked)
})

test('6  a mirror that redirects to another private place is not followed', async () => {
  const { post } = await mintWorkspace(service)
  const refused = await post('/citation', { input: '10.5555/elsewhere' })
  expect(refused.status).not.toBe(200)
  expect(neighbour.asked).toEqual([])
})

test('6  a mirror that fails is in the log with host and reason, and without what was looked up', async () => {
  const { post } = await mintWorkspace(service)
  expectError(await post('/citation', { input: '10.5555/zyxomma' }), 'source_unavailable')
  const line = await waitFor(
    () =>
      service
        .output()
        .split('\n')
        .find((candidate) => candidate.includes('"reason":"status_503"')),
    { timeoutMs: 10_000, what: 'a line about the mirror' },
  )
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', host: new URL(mirror.url).host })
  expect(service.output()).not.toContain('zyxomma')
})

test('6  ALLOW_PRIVATE_FETCH does not start in production, unless a second setting insists', async () => {
  const env = { ...service.env, NODE_ENV: 'production', ALLOW_PRIVATE_FETCH: 'true', WORKER_QUEUES: 'detect' }
  const refused = spawnNode(WORKER_SCRIPT, env)
  expect((await refused.exited).code).toBe(1)
  expect(refused.output()).toContain('ALLOW_PRIVATE_FETCH_IN_PRODUCTION')
  const insists = spawnNode(WORKER_SCRIPT, { ...env, ALLOW_PRIVATE_FETCH_IN_PRODUCTION: 'true' })
  await insists.waitForLine(/"consuming"/, 60_000)
  await insists.kill('SIGKILL')
})

test('11  a name that exists nowhere and one in the private network get the same answer', async () => {
  const { post } = await mintWorkspace(service)
  const faces = []
  for (const name of ['localhost', 'nobody.invalid']) {
    const { status, json } = await post('/citation', { input: `http://${name}/` })
    const { request_id: _own, ...face } = json
    faces.push({ status, face })
  }
  expect(faces[0]).toEqual(faces[1])
  expect(faces[0]?.status).toBe(422)
})
