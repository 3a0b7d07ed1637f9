import { request } from 'node:http'
import {
  bootService,
  exchangeRaw,
  expectError,
  mintWorkspace,
  openConnection,
  signUp,
  type TestService,
  waitFor,
} from '@redraft/testkit'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runAdmin } from '../../../src/testing/start-standalone.ts'

const PUBLIC_URL = 'https://redraft.example'
const SECRET = 'd1'.repeat(32)

let service: TestService
/** The same service behind an https address. */
let published: string
beforeAll(async () => {
  service = await bootService({ workers: 0 })
  published = (await service.startGateway({ PUBLIC_URL, SESSION_SECRET: SECRET })).baseUrl
})
afterAll(() => service.stop())

/** Status of a change that needs nobody to be signed in; `fetch` would not let us choose `Host`. */
function change(baseUrl: string, headers: Readonly<Record<string, string>>): Promise<number> {
  const { hostname: host, port } = new URL(baseUrl)
  const sent = { 'content-type': 'application/json', 'content-length': '2', ...headers }
  return new Promise((resolve, reject) => {
    const path = '/console/api/auth/sign-out'
    const call = request({ host, port, path, method: 'POST', headers: sent }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0))
    })
    call.on('error', reject).end('{}')
  })
}

test('8  the console is changed from PUBLIC_URL exactly, or from where it listens, whatever Host says', async () => {
  expect(await change(published, { origin: PUBLIC_URL })).toBe(200)
  const host = 'redraft.example'
  expect(await change(published, { host, origin: `http://${host}` })).toBe(403)
  expect(await change(service.baseUrl, { origin: service.baseUrl })).toBe(200)
  const evil = { host: 'evil.example', origin: 'http://evil.example' }
  expect([await change(published, evil), await change(service.baseUrl, evil)]).toEqual([403, 403])
})

test('9  an unknown page is 404, also for who is signed in, and a page for a browser under /docs', async () => {
  const { cookie } = await signUp(service.baseUrl)
  const browser = { accept: 'text/html', cookie: cookie() }
  for (const path of ['/nope', '/keys/nope', '/docs/nope', '/docs/errors/nope']) {
    const page = await fetch(service.baseUrl + path, { headers: browser })
    expect([path, page.status]).toEqual([path, 404])
    expect(page.headers.get('content-type')).toMatch(/^text\/html/)
  }
})

test('9  oversized headers and unknown methods are answered in the envelope', async () => {
  const head = 'HTTP/1.1\r\nHost: test\r\n'
  const long = `X-Long: ${'a'.repeat(40_000)}\r\n`
  expectError(await exchangeRaw(service.baseUrl, `GET /livez ${head}${long}\r\n`), 'headers_too_large')
  expectError(await exchangeRaw(service.baseUrl, `FROBNICATE /livez ${head}\r\n`), 'method_not_allowed')
})

test('10  a client’s X-Request-Id is in the log and in usage:list; the line has workspace and error code', async () => {
  const { call, workspaceId } = await mintWorkspace(service)
  const own = 'probe-10'
  await call('/requests/nothing', { headers: { 'x-request-id': own } })
  const line = await waitFor(
    () =>
      service
        .output()
        .split('\n')
        .find((candidate) => candidate.includes(`"${own}"`)),
    { timeoutMs: 10_000, what: 'the log line of the call' },
  )
  expect(JSON.parse(line)).toMatchObject({ clientRequestId: own, workspaceId, code: 'not_found' })
  const env = { DATABASE_URL: service.databaseUrl }
  await waitFor(
    async () => {
      const { output } = await runAdmin(env, 'usage:list', '--workspace', workspaceId, '--json')
      return output.includes(`"client_request_id":"${own}"`)
    },
    { timeoutMs: 30_000, what: 'the usage row of the call' },
  )
})

/** Seconds until the service closes a connection on which nothing more is sent. */
async function secondsOpen(written: string): Promise<number> {
  const started = performance.now()
  const { socket, closed } = await openConnection(service.baseUrl)
  socket.write(written)
  await closed
  return (performance.now() - started) / 1_000
}

test('12  slow headers are cut off after 10 s and slow bodies after 20 s', async () => {
  const { key } = await mintWorkspace(service)
  const head = `HTTP/1.1\r\nHost: test\r\nAuthorization: Bearer ${key}\r\n`
  const [headers, body] = await Promise.all([
    secondsOpen(`GET /livez ${head}X-Slow: `),
    secondsOpen(
      `POST /api/v1/detect ${head}Content-Type: application/json\r\nContent-Length: 900\r\n\r\n{"text":"`,
    ),
  ])
  expect(headers).toBeGreaterThan(5)
  expect(headers).toBeLessThan(20)
  expect(body).toBeGreaterThan(15)
  expect(body).toBeLessThan(35)
})

test('12  an address holds only so many connections open', async () => {
  const { baseUrl } = await service.startGateway({ CONNECTIONS_PER_ADDRESS: '3' })
  const held = await Promise.all([1, 2, 3].map(() => openConnection(baseUrl)))
  const over = await openConnection(baseUrl)
  expect(await over.closed).toMatch(/^HTTP\/1\.1 429 /)
  for (const { socket } of held) socket.destroy()
})
